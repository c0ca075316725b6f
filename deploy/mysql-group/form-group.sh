#!/bin/bash
# Forms the group of MySQL members and brings members back into it, every two seconds. Input: MEMBERS, their host names;
# GROUP_NAME; the passwords of root, replication and router in /run/secrets-of-mysql.
#
# A group that is lost as a whole starts again only with all members: the one that acknowledged the last commits may be
# the one that is missing. An operator who knows better sets START_FROM to a member for one start of this program.
set -uo pipefail
secrets=/run/secrets-of-mysql
export MYSQL_PWD
MYSQL_PWD=$(< "$secrets/root")
replication=$(< "$secrets/replication")
router=$(< "$secrets/router")
read -ra members <<< "$MEMBERS"

say() { printf '{"level":"info","time":"%s","name":"mysql-group","msg":"%s"}\n' "$(date -u +%FT%TZ)" "$1"; }
# Says the same thing once.
said=''
say_once() { [ "$said" = "$1" ] || say "$1"; said=$1; }

on() { timeout 10 mysql --host="$1" --user=root --connect-timeout=2 --skip-column-names --batch --execute "$2" 2>/dev/null; }

# The member's own state, and how many members it sees and can reach: "ONLINE 3 3".
view() {
    on "$1" "SELECT COALESCE(MAX(IF(MEMBER_ID = @@server_uuid, MEMBER_STATE, NULL)), 'OFFLINE'), COUNT(*),
        SUM(MEMBER_STATE IN ('ONLINE', 'RECOVERING')) FROM performance_schema.replication_group_members" | tr '\t' ' '
}

# What a new member needs before it joins. Its set-up wrote the same on each, so that can be forgotten. A member that was
# in the group keeps what it has, and is read-only until it is back.
prepare() {
    [ "$(on "$1" "SELECT COUNT(*) FROM mysql.user WHERE User = 'replication'")" = 0 ] || return 0
    # The user comes last: it says that all of this is done.
    on "$1" "RESET BINARY LOGS AND GTIDS;
        SET SESSION sql_log_bin = 0;
        CHANGE REPLICATION SOURCE TO SOURCE_USER = 'replication', SOURCE_PASSWORD = '$replication'
            FOR CHANNEL 'group_replication_recovery';
        CREATE USER IF NOT EXISTS 'router'@'%' IDENTIFIED BY '$router';
        GRANT SELECT ON performance_schema.replication_group_members TO 'router'@'%';
        CREATE USER 'replication'@'%' IDENTIFIED BY '$replication' REQUIRE SSL;
        GRANT REPLICATION SLAVE, BACKUP_ADMIN, CONNECTION_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO 'replication'@'%'"
}

join() {
    say "$1 joins the group"
    prepare "$1" && on "$1" 'STOP GROUP_REPLICATION; START GROUP_REPLICATION'
}

bootstrap() {
    say "the group starts with $1"
    prepare "$1" && on "$1" 'STOP GROUP_REPLICATION; SET GLOBAL group_replication_bootstrap_group = ON;
        START GROUP_REPLICATION; SET GLOBAL group_replication_bootstrap_group = OFF'
}

# The member that has every transaction of the others, if there is one.
most_advanced() {
    local one other
    local -A gtids
    for one in "${members[@]}"; do gtids[$one]=$(on "$one" 'SELECT @@GLOBAL.gtid_executed' | tr -d '\n') || return 1; done
    for one in "${members[@]}"; do
        for other in "${members[@]}"; do
            # What a set-up wrote by itself does not count.
            if [[ ${gtids[$other]} != *"$GROUP_NAME"* ]]; then continue; fi
            [ "$(on "$one" "SELECT GTID_SUBSET('${gtids[$other]}', '${gtids[$one]}')")" = 1 ] || continue 2
        done
        echo "$one"
        return
    done
    return 1
}

while true; do
    reachable=0
    idle=()
    group=''
    for member in "${members[@]}"; do
        read -r state seen alive <<< "$(view "$member")"
        [ -n "$state" ] || continue
        reachable=$((reachable + 1))
        case $state in
            OFFLINE | ERROR) idle+=("$member") ;;
            ONLINE) [ $((alive * 2)) -gt "$seen" ] && group=yes ;;
        esac
    done
    if [ -n "$group" ]; then
        say_once 'the group has a majority'
        for member in "${idle[@]}"; do join "$member"; done
    elif [ -n "${START_FROM:-}" ]; then
        bootstrap "$START_FROM" && START_FROM=''
    elif [ "$reachable" = "${#members[@]}" ] && [ "${#idle[@]}" = "$reachable" ]; then
        if first=$(most_advanced); then bootstrap "$first"; else say_once 'no member has all transactions: set START_FROM'; fi
    else
        say_once "no majority: $reachable of ${#members[@]} members are reachable, ${#idle[@]} of them outside of a group"
    fi
    sleep 2
done
