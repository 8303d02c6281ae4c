import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Builds the app with the recorder in it, which the build of the shop has not; into that folder. */
export async function buildRecorded(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'build-recorded.ts'), folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = await new Promise((settle, refuse) => {
    child.once('error', refuse).once('close', settle)
  })
  if (code !== 0) throw new Error('the recorded app could not be built')
}
