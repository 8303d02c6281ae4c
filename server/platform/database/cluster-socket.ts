import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The maximum length of a Unix socket path in bytes on macOS, the lowest of the supported systems. */
const LONGEST = 103

const socketOf = (home: string, port: number): string => join(home, `.s.PGSQL.${port}`)

/** Puts the socket into a folder that only the account and root may enter; no socket where the system has none. */
export function socketSetting(home: string): string {
  const isPossible =
    process.platform !== 'win32' &&
    Buffer.byteLength(socketOf(home, 65_535)) <= LONGEST &&
    !/[,"]|^\s|\s$/.test(home)
  return `unix_socket_directories=${isPossible ? home : ''}`
}

/** The host in a database URL: the Unix socket, which is cheaper than TCP, else loopback. */
export const hostOf = (home: string, port: number): string =>
  existsSync(socketOf(home, port)) ? encodeURIComponent(home) : '127.0.0.1'
