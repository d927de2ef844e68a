# Succeeds when the server in this container answers on its health path; needs no curl in the image.
exec 3<>"/dev/tcp/127.0.0.1/8080"
printf 'GET /edge-health HTTP/1.0\r\n\r\n' >&3
head -n 1 <&3 | grep -q ' 200 '
