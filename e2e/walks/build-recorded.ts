import { buildPatched } from './patched-app.ts'

const file = 'src/app/wiring/start-shop.ts'
const wire = "import { wireShop } from './wire-shop.ts'"
const inspect = 'const inspect = (inspected: InspectionEvent) => {'

/** Builds the app with the recorder as its inspector, and with no other change, into the folder of the argument. */
await buildPatched(
  [
    { file, from: wire, to: `${wire}\nimport { recordStep } from '#e2e/walks/recorder.ts'` },
    { file, from: inspect, to: `${inspect}\n    recordStep(inspected)` },
  ],
  { outDir: process.argv[2] ?? '', minify: true },
)
