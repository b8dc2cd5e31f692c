import type { MailTheme } from './mailTheme.ts'

/** Style sheet of a mail's dark scheme and of small screens; everything else is in attributes. */
export function mailStyles({ dark }: MailTheme): string {
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}}',
    '@media (prefers-color-scheme:dark){',
    `.m-page{background-color:${dark.page}!important}`,
    `.m-card{background-color:${dark.card}!important}`,
    `.m-sunken{background-color:${dark.sunken}!important}`,
    `.m-ink{color:${dark.ink}!important}`,
    `.m-muted{color:${dark.muted}!important}`,
    `.m-line{border-color:${dark.line}!important}`,
    `.m-link{color:${dark.accent}!important}`,
    `.m-button{background-color:${dark.accent}!important;color:${dark.onAccent}!important}`,
    '}',
  ].join('')
}
