// The supervisor reads it as well, which runs on Node 20.
import pino from 'pino'

/** In bytes; what comes while so much waits for a reader is left out. */
const MOST_WAITING = 16_777_216

/**
 * Writes one JSON object a line: level, time, pid, hostname, msg, and what `fields` gives at that moment. To standard
 * output by default, without waiting for its reader; what waits is written when the process exits.
 */
export const openJsonLog = (fields = () => ({}), destination = standardOutput()) =>
  pino(
    {
      formatters: { level: (level) => ({ level }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: fields,
    },
    destination,
  )

const standardOutput = () => pino.destination({ dest: 1, sync: false, maxLength: MOST_WAITING })
