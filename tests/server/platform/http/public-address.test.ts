import { expect, test } from 'vitest'
import { isPublicAddress } from '#server/platform/http/public-address.ts'

const PUBLIC = `1.1.1.1 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.255.255.255 128.0.0.1 169.253.0.1 172.15.255.255
  172.32.0.1 192.167.1.1 192.169.1.1 198.17.0.1 198.20.0.1 223.255.255.255 2606:4700::1111 2a00:1450:4001:80b::200e`
const CLOSED = `0.0.0.0 0.1.2.3 10.0.0.1 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.0.0.8 192.0.2.1 192.88.99.1 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  ::1 :: ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:1.1.1.1 ::ffff:7f00:1 ::127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::1 100::1 fc00::1 fd12::1
  fe80::1 fec0::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 4000::1 localhost 1.1.1 0x7f.1`

test.each(PUBLIC.split(/\s+/))('[T94] %s is an address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(CLOSED.split(/\s+/))('[T94] %s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
