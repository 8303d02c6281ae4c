import { ensureBuilt } from './build-app.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
say(`The app is built in ${await ensureBuilt(say)}.`)
