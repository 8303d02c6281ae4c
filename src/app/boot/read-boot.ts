import { parse, safeParse } from 'valibot'
import { BOOT_ELEMENT, Boot } from '#contract/site/boot.ts'
import { DEFAULT_PROJECT } from '#contract/platform/constants.ts'

/** Parses the boot data that the server wrote into the page; without it every query is fetched. */
export function readBoot(page: Document): Boot {
  const text = page.getElementById(BOOT_ELEMENT)?.textContent
  const fallback = parse(Boot, { project_id: buildProject() })
  if (!text) return fallback
  try {
    const read = safeParse(Boot, JSON.parse(text))
    return read.success ? read.output : fallback
  } catch {
    return fallback
  }
}

const buildProject = (): 11 | 14 =>
  Number(import.meta.env['VITE_PROJECT_ID'] ?? DEFAULT_PROJECT) === 14 ? 14 : 11
