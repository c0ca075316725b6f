#!/bin/sh
# A MySQL server of the group. Input: NAME, its host name, which ends in a number; MEMBERS, the names of all; GROUP_NAME.
set -eu
seeds=''
for member in $MEMBERS; do seeds="${seeds:+$seeds,}$member:33061"; done
# A commit is on disk and with a majority before it is acknowledged.
#
# form-group.sh starts the replication: a member cannot know whether the group is lost or only out of its reach. A new
# primary serves nothing before it has applied what the old one acknowledged. A silent member is suspected after five
# seconds and then expelled at once; a minority refuses what waits after five seconds, and is read-only from then on. An
# import is one transaction of any size.
exec docker-entrypoint.sh mysqld \
    --innodb-flush-log-at-trx-commit=1 \
    --sync-binlog=1 \
    --log-bin=binlog \
    --binlog-expire-logs-seconds=86400 \
    --gtid-mode=ON \
    --enforce-gtid-consistency=ON \
    --server-id="${NAME##*-}" \
    --report-host="$NAME" \
    --skip-replica-start \
    '--plugin-load-add=group_replication.so;mysql_clone.so' \
    --loose-group-replication-group-name="$GROUP_NAME" \
    --loose-group-replication-local-address="$NAME:33061" \
    --loose-group-replication-group-seeds="$seeds" \
    --loose-group-replication-start-on-boot=OFF \
    --loose-group-replication-single-primary-mode=ON \
    --loose-group-replication-consistency=BEFORE_ON_PRIMARY_FAILOVER \
    --loose-group-replication-recovery-use-ssl=ON \
    --loose-group-replication-member-expel-timeout=0 \
    --loose-group-replication-unreachable-majority-timeout=5 \
    --loose-group-replication-exit-state-action=READ_ONLY \
    --loose-group-replication-autorejoin-tries=0 \
    --loose-group-replication-transaction-size-limit=0 \
    "$@"
