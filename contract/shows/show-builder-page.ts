/** Title and description of the page that lists shows, where the shop has no own ones for its path. */
export const SHOW_BUILDER_PAGE = {
  title: 'Fireworks show builder',
  description:
    'Plan a fireworks show on a timeline, watch it from where the crowd stands, see what is unsafe, and buy it in whole cases.',
} as const
