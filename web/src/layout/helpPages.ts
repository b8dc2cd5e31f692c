/** Editors' pages that every store has, in the order of the footer, each with the message of its link. */
export const HELP_PAGES = [
  { identifier: 'preguntas-frecuentes', title: 'layout.pageQuestions' },
  { identifier: 'formas-de-pago', title: 'layout.pagePayment' },
  { identifier: 'garantias-y-devoluciones', title: 'layout.pageReturns' },
  { identifier: 'compra-segura', title: 'layout.pageSecurity' },
  { identifier: 'quienes-somos', title: 'layout.pageAbout' },
  { identifier: 'terminos-y-condiciones', title: 'layout.pageTerms' },
  { identifier: 'aviso-de-privacidad', title: 'layout.pagePrivacy' },
] as const
