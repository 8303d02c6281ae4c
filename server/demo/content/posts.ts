import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'
import { consumerCraftPosts } from './consumer-craft-posts.ts'
import { consumerSeasonPosts } from './consumer-season-posts.ts'
import { post } from './post-builder.ts'
import { proDeskPosts } from './pro-desk-posts.ts'
import { proFieldPosts } from './pro-field-posts.ts'

/** Twelve posts of each storefront. */
export const posts = (today: string): readonly ContentEntry<'post'>[] => [
  ...[...consumerSeasonPosts, ...consumerCraftPosts].map((text) => post(CONSUMER_PROJECT, today, text)),
  ...[...proDeskPosts, ...proFieldPosts].map((text) => post(PROFESSIONAL_PROJECT, today, text)),
]
