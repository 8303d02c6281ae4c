import { chromium, test } from '@playwright/test'
import { expect } from './expect.ts'
import { build } from 'vite'
import { findChromium, launchArgs } from '#tests/run/find-chromium.mjs'
import type { Comparison } from './sky/compare-renderers.ts'

/** A graphics processor made of software: slow, but of the same shaders. */
const GRAPHICS = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** The script of both renderers for a page of its own. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'e2e/sky/compare-renderers.ts', formats: ['iife'], name: 'sky', fileName: 'sky' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

async function comparison(at_ms: number): Promise<Comparison> {
  const { executablePath, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...launchArgs, ...GRAPHICS],
  })
  try {
    const page = await browser.newPage()
    // the imitation of a graphics processor is what this test wants, and its picture is read after the frame
    await page.addInitScript(() => {
      const original: unknown = Reflect.get(HTMLCanvasElement.prototype, 'getContext')
      if (typeof original !== 'function') return
      const options = { failIfMajorPerformanceCaveat: false, preserveDrawingBuffer: true }
      const replaced = function getContext(this: HTMLCanvasElement, kind: string, given: object) {
        return Reflect.apply(original, this, [kind, { ...given, ...options }])
      }
      Object.assign(HTMLCanvasElement.prototype, { getContext: replaced })
    })
    await page.goto('about:blank')
    await page.addScriptTag({ content: await bundle() })
    return await page.evaluate((at) => Reflect.get(globalThis, 'compareRenderers')(at), at_ms)
  } finally {
    await browser.close()
  }
}

test('both renderers draw the stars of a plan within a pixel of each other; those of another seed are elsewhere; an imitation of a graphics processor is not used unasked', async () => {
  const { count, own, another, isImitationUsed } = await comparison(9_000)
  expect(isImitationUsed).toBe(false)
  expect(count).toBeGreaterThan(100)
  expect(own).toBeGreaterThan(0.9)
  expect(another).toBeLessThan(0.4)
})
