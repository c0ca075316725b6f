#!/bin/sh
# A Redis server that Sentinels watch. The Sentinels rewrite its configuration when they choose another master, so it is
# a file of the volume; after the first start only the password in it is set anew. Input: NAME, its host name; FIRST, the
# master of the first start.
set -eu
conf=/data/member.conf
password=$(cat /run/secrets-of-redis/password)
if [ ! -f "$conf" ]; then
    {
        # A master without a replica accepts nothing: it may be cut off from a majority that has another master.
        printf 'min-replicas-to-write 1\nmin-replicas-max-lag 5\n'
        printf 'dir /data\nappendonly yes\nrepl-backlog-size 16mb\nreplica-announce-ip %s\n' "$NAME"
        [ "$NAME" = "$FIRST" ] || printf 'replicaof %s 6379\n' "$FIRST"
    } > "$conf.new"
    mv "$conf.new" "$conf"
fi
exec redis-server "$conf" --requirepass "$password" --masterauth "$password" "$@"
