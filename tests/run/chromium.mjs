import { findChromium } from './find-chromium.mjs'

const { executablePath, from } = await findChromium()
console.log(`Chromium from ${from}: ${executablePath}`)
