// The supervisor reads it as well, which runs on Node 20.
import pino from 'pino'

/** In bytes; what comes while so much waits for a reader is left out. */
const MOST_WAITING = 16_777_216
/** In bytes; a write costs what five lines do, so some lines are written together. */
const WRITTEN_TOGETHER = 3_584
/** In bytes; a pipe takes so much in one piece, so the lines of two processes are not mixed. */
const MOST_WRITTEN = 4_096
/** In milliseconds, until fewer are written; `flush()` of the logger does it at once. */
const LONGEST_WAIT = 200

/**
 * Writes one JSON object a line: level, time, pid, hostname, msg, and what `fields`, if there are any, gives at that moment.
 */
export const openJsonLog = (destination, fields) =>
  pino(
    {
      formatters: { level: (level) => ({ level }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(fields && { mixin: fields }),
    },
    destination,
  )

/** Writes a line at once, with those that wait before it. */
export function writeNow(logger, level, line) {
  logger[level](line)
  logger.flush()
}

/**
 * Where a process writes its lines: its reader is not waited for, and some lines are written together. What waits is written when the
 * process exits.
 */
export const standardOutput = () =>
  pino.destination({
    dest: 1,
    sync: false,
    minLength: WRITTEN_TOGETHER,
    maxWrite: MOST_WRITTEN,
    maxLength: MOST_WAITING,
    periodicFlush: LONGEST_WAIT,
  })
