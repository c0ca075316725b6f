#!/bin/bash
# A schema and a user for each service, created where they are missing; a password that was changed is set.
set -euo pipefail
secrets=/run/secrets-of-mysql
export MYSQL_PWD
MYSQL_PWD=$(cat "$secrets/root")
for service in auth catalogue attempt messaging; do
  password=$(cat "$secrets/$service")
  mysql --host=mysql --user=root <<SQL
CREATE DATABASE IF NOT EXISTS \`$service\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
CREATE USER IF NOT EXISTS '$service'@'%' IDENTIFIED BY '$password';
ALTER USER '$service'@'%' IDENTIFIED BY '$password';
GRANT ALL ON \`$service\`.* TO '$service'@'%';
SQL
done
