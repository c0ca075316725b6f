#!/bin/sh
# The router's own health: whether there is a primary to pass connections to.
for member in mysql-1 mysql-2 mysql-3; do
    is-primary - - "$member" 3306 && exit 0
done
exit 1
