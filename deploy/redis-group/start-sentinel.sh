#!/bin/sh
# A Sentinel. It writes what it learns into its configuration, which is a file of the volume. Input: NAME, its host name;
# FIRST, the master of the first start.
set -eu
conf=/data/sentinel.conf
password=$(cat /run/secrets-of-redis/password)
if [ ! -f "$conf" ]; then
    # It cannot start before the name of the master is known.
    until getent hosts "$FIRST" > /dev/null; do sleep 1; done
    {
        printf 'dir /data\nport 26379\nsentinel resolve-hostnames yes\nsentinel announce-hostnames yes\n'
        printf 'sentinel announce-ip %s\nsentinel monitor abhyas %s 6379 2\n' "$NAME" "$FIRST"
        printf 'sentinel down-after-milliseconds abhyas 3000\nsentinel failover-timeout abhyas 10000\n'
        printf 'sentinel auth-pass abhyas %s\nrequirepass %s\nsentinel sentinel-pass %s\n' "$password" "$password" "$password"
    } > "$conf.new"
    mv "$conf.new" "$conf"
fi
exec redis-server "$conf" --sentinel
