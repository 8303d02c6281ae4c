import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of the path that the strictest system, macOS, takes. */
const LONGEST = 103

const socketOf = (home: string, port: number): string => join(home, `.s.PGSQL.${port}`)

/** Beside the data, in a folder that nobody but the account and root may enter; none where there can be no socket. */
export function socketSetting(home: string): string {
  const isPossible =
    process.platform !== 'win32' &&
    Buffer.byteLength(socketOf(home, 65_535)) <= LONGEST &&
    !/[,"]|^\s|\s$/.test(home)
  return `unix_socket_directories=${isPossible ? home : ''}`
}

/** The host part of an address: the socket, which costs less on both sides, or where there is none the loopback. */
export const hostOf = (home: string, port: number): string =>
  existsSync(socketOf(home, port)) ? encodeURIComponent(home) : '127.0.0.1'
