#!/bin/bash
# Runs the gateway in its image: checks the settings, fills in the templates, and becomes nginx. It writes only below
# /tmp, because the rest of the container may be read-only.
set -eu
cd "$(dirname "$0")"
. ./tls.envsh
. ./settings.envsh
. ./sign-in.envsh

target=/tmp/gateway
mkdir -p "$target/conf.d"
# nginx's own variables are in lower case.
names=$(compgen -e | grep -Ex '[A-Z_]+' | sed 's/^/$/' | tr '\n' ' ')
envsubst "$names" < nginx.conf.template > "$target/nginx.conf"
envsubst "$names" < gateway.conf.template > "$target/conf.d/gateway.conf"
# Not a .conf: read only if there is a certificate.
envsubst "$names" < tls.conf.template > "$target/conf.d/tls.inc"
# nginx listens at a socket in its folder. One that was killed leaves it there.
cd "$target"
rm -f pages.sock
exec nginx -e stderr -p "$target/" -c "$target/nginx.conf"
