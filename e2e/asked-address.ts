import { isDeepStrictEqual } from 'node:util'
import type { Expected } from './addresses.ts'

export const ORIGIN = 'https://shop.example'

export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly canonical: string | null
  readonly isHidden: boolean
}

export async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' })
  const html = await response.text()
  const link = /<link rel="canonical" href="([^"]+)">/.exec(html)
  const header = /^<(.+)>; rel="canonical"$/.exec(response.headers.get('link') ?? '')
  return {
    status: response.status,
    location: response.headers.get('location'),
    canonical: (link ?? header)?.[1] ?? null,
    isHidden: html.includes('content="noindex, follow"') || response.headers.has('x-robots-tag'),
  }
}

const wanted = ({ status, location, canonical }: Expected): Answer => ({
  status,
  location: location ?? null,
  canonical: typeof canonical === 'string' ? `${ORIGIN}${canonical}` : null,
  isHidden: status === 200 && canonical === null,
})

/** The addresses whose answers are not as wanted. */
export const differing = (addresses: readonly Expected[], answers: readonly Answer[]): readonly string[] =>
  addresses
    .filter((expected, at) => !isDeepStrictEqual(answers[at], wanted(expected)))
    .map((expected) => `${expected.address} ${JSON.stringify(answers[addresses.indexOf(expected)])}`)
