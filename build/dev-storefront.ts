import type { Plugin } from 'vite'

/** Puts brand and project id into the page for `npm run dev`, where no server renders it. */
export function devStorefront(projectId: string): Plugin {
  const isProfessional = projectId.trim().startsWith('14')
  const boot = JSON.stringify({ project_id: isProfessional ? 14 : 11 })
  return {
    name: 'dev-storefront',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('data-brand="consumer"', isProfessional ? 'data-brand="pro"' : 'data-brand="consumer"')
        .replace('data-theme="light"', isProfessional ? 'data-theme="dark"' : 'data-theme="light"')
        .replace('<!--boot-->', `<script type="application/json" id="boot">${boot}</script>`),
  }
}
