import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RenderPage, ResolveAddress } from '#contract/platform/rendering.ts'

export interface Renderer {
  readonly renderPage: RenderPage
  readonly resolveAddress: ResolveAddress
}

/** The built app that draws pages; imported by path, because no source of the app is one of the server. */
export async function loadRenderer(folder: string): Promise<Renderer | null> {
  const file = join(folder, 'ssr/server-entry.mjs')
  if (!existsSync(file)) return null
  const { renderPage, resolveAddress }: Renderer = await import(pathToFileURL(file).href)
  return { renderPage, resolveAddress }
}
