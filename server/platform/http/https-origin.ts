const ORIGIN = /^https:\/\/(\*\.[a-z\d-]+\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/

/** An https origin for a content security policy; its host may begin with a wildcard for what is below a domain. */
export const isHttpsOrigin = (text: string): boolean => ORIGIN.test(text)
