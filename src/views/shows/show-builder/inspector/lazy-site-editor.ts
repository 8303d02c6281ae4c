import { lazyComponent } from '#src/lazy/lazy-component.tsx'

/** Fetched once the editor is shown, because a site is also edited without a network. */
export const SiteEditor = lazyComponent(
  () => import('./site-editor.tsx'),
  (module) => module.SiteEditor,
)
