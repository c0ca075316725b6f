#!/bin/sh
# HAProxy's health check: whether a member is the primary, with a majority of the group. Arguments: proxy's address and
# port, the member's address and port.
MYSQL_PWD=$(cat /run/secrets-of-mysql/router)
export MYSQL_PWD
[ "$(mariadb --no-defaults --host="$3" --port="$4" --user=router --connect-timeout=1 --ssl --skip-ssl-verify-server-cert \
    --skip-column-names --batch --execute "SELECT COUNT(*) FROM performance_schema.replication_group_members
        WHERE MEMBER_ID = @@server_uuid AND MEMBER_STATE = 'ONLINE' AND MEMBER_ROLE = 'PRIMARY'
          AND (SELECT 2 * SUM(MEMBER_STATE IN ('ONLINE', 'RECOVERING')) > COUNT(*)
                 FROM performance_schema.replication_group_members)" 2>/dev/null)" = 1 ]
