import { ensureBuilt } from '#server/start/build-app.ts'

await ensureBuilt(console.log)
console.log('The app is built from these sources.')
