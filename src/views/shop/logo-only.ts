const LOGO_ONLY =
  /^\/(checkout|login\/reset-password.*|login-as|down-for-maintenance|view-my-fireworks-show)(\/|$)/i

/** Paths on which the header is only the logo: nobody there should be led away. */
export const hasLogoOnlyBar = (path: string): boolean => LOGO_ONLY.test(path)
