#!/bin/sh
# Runs a command beside a real S3 server (Ceph, kept in memory) and ends the server with it:
#   scripts/s3-for-tests.sh <command> …
# The command finds the server in S3_TEST_ENDPOINT, S3_TEST_KEY and S3_TEST_SECRET. S3_TEST_PORT chooses the
# port; the twenty below it are used too.
set -eu

for tool in monmaptool ceph ceph-mon ceph-osd ceph-mgr radosgw radosgw-admin curl; do
  command -v "$tool" > /dev/null && continue
  echo "Missing: $tool. On Debian or Ubuntu, as root:" >&2
  echo "  apt-get install --no-install-recommends ceph-mon ceph-osd ceph-mgr ceph-common radosgw curl" >&2
  exit 1
done

port=${S3_TEST_PORT:-4619}
monitor=$((port - 19))
key=doable-tests
secret=not-a-secret-only-for-tests
home=$(mktemp -d)
conf=$home/ceph.conf
cluster=$(cat /proc/sys/kernel/random/uuid)
disk=$(cat /proc/sys/kernel/random/uuid)
mkdir "$home/mon" "$home/osd" "$home/mgr" "$home/rgw"

# Only what this script has started writes its number here.
stop() {
  for file in "$home"/*.pid; do
    [ -f "$file" ] && kill "$(cat "$file")" 2> /dev/null || true
  done
  rm -rf "$home"
}
trap stop EXIT
trap 'exit 130' INT TERM

cat > "$conf" << CONF
[global]
fsid = $cluster
mon host = [v2:127.0.0.1:$monitor,v1:127.0.0.1:$((monitor + 1))]
mon initial members = a
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind port min = $((monitor + 2))
ms bind port max = $((monitor + 16))
ms mon client mode = crc
auth cluster required = none
auth service required = none
auth client required = none
osd objectstore = memstore
memstore device bytes = 1073741824
osd crush chooseleaf type = 0
osd max object name len = 256
osd max object namespace len = 64
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 500
mon data = $home/mon
osd data = $home/osd
mgr data = $home/mgr
run dir = $home
pid file = $home/\$name.pid
admin socket = $home/\$name.asok
log file = $home/\$name.log
[client.rgw]
rgw data = $home/rgw
rgw frontends = beast endpoint=127.0.0.1:$port
CONF

echo "Starting S3 on port $port …" >&2
addresses="[v2:127.0.0.1:$monitor,v1:127.0.0.1:$((monitor + 1))]"
monmaptool --create --clobber --fsid "$cluster" --addv a "$addresses" "$home/map" > /dev/null
ceph-mon --mkfs -i a --monmap "$home/map" -c "$conf"
ceph-mon -i a -c "$conf"
timeout 60 ceph -c "$conf" osd new "$disk" > /dev/null
ceph-osd -i 0 -c "$conf" --mkfs --osd-uuid "$disk" 2> /dev/null
ceph-osd -i 0 -c "$conf" 2> /dev/null
ceph-mgr -i x -c "$conf"
timeout 120 radosgw-admin -c "$conf" user create --uid=tests --display-name=tests \
  --access-key="$key" --secret-key="$secret" > /dev/null 2>&1
radosgw -c "$conf" -n client.rgw --ms-mon-client-mode crc

tries=0
until curl -fs -m 2 -o /dev/null "http://127.0.0.1:$port/"; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || { echo "S3 does not answer; see its logs" >&2; exit 1; }
  sleep 1
done

S3_TEST_ENDPOINT="http://127.0.0.1:$port" S3_TEST_KEY=$key S3_TEST_SECRET=$secret "$@"
