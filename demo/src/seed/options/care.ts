import { text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

type CareOption = Readonly<{ id: number; label: Text; sentence: Text }>

/** Care instructions: the label of the attribute and the sentence of the description. */
export const care = {
  vacuum: {
    id: 381,
    label: text(
      'Aspirar; manchas con paño húmedo',
      'Absaugen; Flecken feucht abtupfen',
      'Aspirare; macchie con panno umido',
    ),
    sentence: text(
      'Para el cuidado basta aspirar cada quince días y atender las manchas con un paño apenas húmedo.',
      'Zur Pflege genügt es, alle zwei Wochen abzusaugen und Flecken mit einem leicht feuchten Tuch abzutupfen.',
      'Per la cura basta aspirare ogni quindici giorni e trattare le macchie con un panno appena umido.',
    ),
  },
  dryCloth: {
    id: 382,
    label: text('Paño seco y suave', 'Weiches, trockenes Tuch', 'Panno morbido e asciutto'),
    sentence: text(
      'Limpia con un paño seco y suave; evita los productos abrasivos.',
      'Mit einem weichen, trockenen Tuch reinigen und auf Scheuermittel verzichten.',
      'Pulisci con un panno morbido e asciutto ed evita i prodotti abrasivi.',
    ),
  },
  dampCloth: {
    id: 383,
    label: text('Paño húmedo y secar', 'Feucht abwischen, nachtrocknen', 'Panno umido, poi asciugare'),
    sentence: text(
      'Se limpia con un paño húmedo; sécalo después para cuidar el acabado.',
      'Feucht abwischen und gleich nachtrocknen, so bleibt die Oberfläche lange schön.',
      'Si pulisce con un panno umido; asciuga subito per proteggere la finitura.',
    ),
  },
  machineWash: {
    id: 384,
    label: text('Lavar a máquina a 30\u00a0°C', 'Maschinenwäsche bei 30\u00a0°C', 'Lavare in lavatrice a 30\u00a0°C'),
    sentence: text(
      'Lava a máquina a 30\u00a0°C con colores parecidos y seca a la sombra.',
      'Bei 30\u00a0°C mit ähnlichen Farben waschen und nicht in der prallen Sonne trocknen.',
      'Lava in lavatrice a 30\u00a0°C con colori simili e asciuga all’ombra.',
    ),
  },
  airOut: {
    id: 385,
    label: text(
      'Ventilar y girar cada tres meses',
      'Lüften, alle drei Monate wenden',
      'Arieggiare e girare ogni tre mesi',
    ),
    sentence: text(
      'Ventila una vez al mes, gira la cabecera hacia los pies cada tres meses y usa siempre un protector.',
      'Einmal im Monat lüften, alle drei Monate Kopf- und Fußende tauschen und immer einen Schoner verwenden.',
      'Arieggia una volta al mese, inverti testa e piedi ogni tre mesi e usa sempre un coprimaterasso.',
    ),
  },
  handWash: {
    id: 386,
    label: text('Lavar a mano', 'Handwäsche', 'Lavare a mano'),
    sentence: text(
      'Lava a mano con esponja suave y seca enseguida.',
      'Von Hand mit einem weichen Schwamm spülen und gleich abtrocknen.',
      'Lava a mano con una spugna morbida e asciuga subito.',
    ),
  },
  dishwasher: {
    id: 387,
    label: text('Apto para lavavajillas', 'Spülmaschinengeeignet', 'Lavabile in lavastoviglie'),
    sentence: text(
      'Puede ir al lavavajillas y al microondas.',
      'Geeignet für Spülmaschine und Mikrowelle.',
      'Adatto a lavastoviglie e microonde.',
    ),
  },
  microfibre: {
    id: 388,
    label: text('Paño de microfibra', 'Mikrofasertuch', 'Panno in microfibra'),
    sentence: text(
      'Quita el polvo con un paño de microfibra y con el equipo apagado.',
      'Staub bei ausgeschaltetem Gerät mit einem Mikrofasertuch entfernen.',
      'Togli la polvere con un panno in microfibra, ad apparecchio spento.',
    ),
  },
  service: {
    id: 389,
    label: text('Servicio anual', 'Jährliche Wartung', 'Manutenzione annuale'),
    sentence: text(
      'Para conservar la garantía basta un servicio al año en un taller autorizado.',
      'Für den Erhalt der Garantie genügt eine Wartung pro Jahr in einer Vertragswerkstatt.',
      'Per mantenere la garanzia basta un tagliando all’anno in un’officina autorizzata.',
    ),
  },
} satisfies Readonly<Record<string, CareOption>>

export type CareCode = keyof typeof care
