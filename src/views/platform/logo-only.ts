const LOGO_ONLY =
  /^\/(checkout|login\/reset-password.*|login-as|down-for-maintenance|view-my-fireworks-show)(\/|$)/i

/** Paths whose header is only the logo, to keep the shopper in the flow. */
export const hasLogoOnlyBar = (path: string): boolean => LOGO_ONLY.test(path)
