import { createInterface } from 'node:readline/promises'
import { StartError } from '#server/platform/start/start-error.ts'
import type { Ask } from './setup.ts'

/** Asks a person; what is asked rejects with a StartError when they press Ctrl-C or Ctrl-D instead of answering. */
export const askInTerminal =
  (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask =>
  async (question) => {
    const terminal = createInterface({ input, output })
    try {
      return await terminal.question(question)
    } catch (error) {
      if (!(error instanceof Error && error.name === 'AbortError')) throw error
      output.write('\n')
      throw new StartError('Stopped: the answers before this question are saved. Run it again to go on.', {
        cause: error,
      })
    } finally {
      terminal.close()
    }
  }
