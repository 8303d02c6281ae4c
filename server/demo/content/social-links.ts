import { CONSUMER_PROJECT, PROFESSIONAL_PROJECT, type ProjectId } from '#contract/platform/constants.ts'
import type { ContentEntry } from '#contract/content/content-kinds.ts'

const links: readonly (readonly [project: ProjectId, icon: string, url: string])[] = [
  [CONSUMER_PROJECT, 'video', 'https://video.example.com/emberwright'],
  [CONSUMER_PROJECT, 'photo', 'https://photos.example.com/emberwright'],
  [CONSUMER_PROJECT, 'friends', 'https://friends.example.com/emberwright'],
  [PROFESSIONAL_PROJECT, 'video', 'https://video.example.com/emberwright-pro'],
  [PROFESSIONAL_PROJECT, 'work', 'https://work.example.com/company/emberwright-pro'],
]

export const socialLinks = links.map(
  ([project_id, icon, url], position): ContentEntry<'social'> => ({
    project_id,
    kind: 'social',
    key: icon,
    body: { url, icon },
    position,
  }),
)
