import { API_PREFIX } from '#contract/platform/constants.ts'
import { calls } from '#contract/registry.ts'

export type CallName = keyof typeof calls

/** Matches the addresses of these calls. */
export const pathsOf = (names: readonly CallName[]): RegExp =>
  new RegExp(names.map((name) => `/${API_PREFIX}/${patternOf(calls[name].path)}(?:\\?|$)`).join('|'))

const patternOf = (path: string): string =>
  path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/?]+')
