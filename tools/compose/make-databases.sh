#!/bin/bash
# A schema and a user for each service, made where they are missing.
set -euo pipefail
secrets=/run/secrets-of-mysql
export MYSQL_PWD
MYSQL_PWD=$(cat "$secrets/root")
for service in auth catalogue attempt messaging; do
  mysql --host=mysql --user=root <<SQL
CREATE DATABASE IF NOT EXISTS \`$service\` CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
CREATE USER IF NOT EXISTS '$service'@'%' IDENTIFIED BY '$(cat "$secrets/$service")';
GRANT ALL ON \`$service\`.* TO '$service'@'%';
SQL
done
