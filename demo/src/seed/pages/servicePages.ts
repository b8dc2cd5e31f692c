import { text } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Pages of shops, branches, and customer service. */
export const servicePages: readonly Page[] = [
  {
    id: 8,
    identifier: 'tiendas',
    title: text('Tiendas cerca de ti', 'Geschäfte in deiner Nähe', 'Negozi vicino a te'),
    summary: text(
      'Siéntate, abre los cajones y pregunta: así se escoge un mueble.',
      'Probesitzen, Schubladen öffnen, fragen: So sucht man Möbel aus.',
      'Siediti, apri i cassetti, chiedi: un mobile si sceglie così.',
    ),
    sections: [
      {
        heading: text('Dónde estamos', 'Wo wir sind', 'Dove siamo'),
        body: text(
          'Cada tienda dice si tiene estacionamiento y acceso sin escalones. Los asesores de recámaras y cocinas atienden con cita.',
          'Bei jedem Geschäft steht, ob es einen Parkplatz und einen stufenlosen Eingang hat. Für Küchen und Schlafzimmer beraten wir nach Terminvereinbarung.',
          'Ogni negozio dice se ha un parcheggio e un ingresso senza gradini. Per cucine e camere riceviamo su appuntamento.',
        ),
      },
      {
        heading: text('Lo que hay en piso', 'Was dort steht', 'Che cosa trovi'),
        body: text(
          'No todo el catálogo cabe en una tienda. Escanea la etiqueta de una pieza para ver sus otros colores y medidas, y cuándo llegaría a tu casa.',
          'Nicht der ganze Katalog passt in ein Geschäft. Scanne das Etikett eines Stücks, um andere Farben und Maße zu sehen, und wann es bei dir wäre.',
          'Non tutto il catalogo sta in un negozio. Scansiona l’etichetta di un pezzo per vedere gli altri colori e misure e quando arriverebbe a casa tua.',
        ),
      },
    ],
  },
  {
    id: 9,
    identifier: 'sucursales',
    title: text('Sucursales y puntos de entrega', 'Filialen und Abholstellen', 'Filiali e punti di ritiro'),
    summary: text(
      'Recoge lo pequeño cuando te quede de paso; lo grande te lo llevamos.',
      'Kleines holst du ab, wenn es passt; Großes bringen wir.',
      'Il piccolo lo ritiri quando passi, il grande te lo portiamo.',
    ),
    sections: [
      {
        heading: text('Recoger un pedido', 'Eine Bestellung abholen', 'Ritirare un ordine'),
        body: text(
          'Te avisamos por correo cuando esté listo. Trae una identificación y tu número de pedido; también puede ir otra persona con una copia de tu identificación.',
          'Wir schreiben dir, sobald alles bereitliegt. Bring einen Ausweis und die Bestellnummer mit; mit einer Vollmacht holt auch jemand anderes ab.',
          'Ti scriviamo quando è pronto. Porta un documento e il numero d’ordine; con una delega può venire un’altra persona.',
        ),
      },
      {
        heading: text('Cuánto lo guardamos', 'Wie lange wir es aufheben', 'Quanto lo teniamo da parte'),
        body: text(
          'Siete días naturales. Si no alcanzas a pasar, escríbenos y lo ampliamos una vez más.',
          'Sieben Tage. Wenn du es nicht schaffst, sag Bescheid, wir verlängern einmal.',
          'Sette giorni. Se non fai in tempo, avvisaci e lo prolunghiamo una volta.',
        ),
      },
      {
        heading: text('En nuestras tiendas', 'In unseren Geschäften', 'Nei nostri negozi'),
        body: text(
          'En las que lo dicen: en el mostrador de entregas, junto a la salida al estacionamiento.',
          'In denen, bei denen es steht: an der Warenausgabe, gleich neben dem Parkplatz.',
          'In quelli che lo indicano: al banco consegne, accanto all’uscita verso il parcheggio.',
        ),
      },
      {
        heading: text('En puntos de entrega', 'An Abholstellen', 'Nei punti di ritiro'),
        body: text(
          'Un mostrador sin exhibición: lo que compraste en línea te espera ahí.',
          'Eine Theke ohne Ausstellung: Was du online gekauft hast, wartet dort auf dich.',
          'Un banco senza esposizione: ciò che hai comprato online ti aspetta lì.',
        ),
      },
    ],
  },
  {
    id: 10,
    identifier: 'contact',
    title: text('Contacto', 'Kontakt', 'Contatti'),
    summary: text(
      'Escríbenos o llámanos: contesta una persona.',
      'Schreib oder ruf an: Es antwortet ein Mensch.',
      'Scrivici o chiamaci: risponde una persona.',
    ),
    sections: [
      {
        heading: text('Por correo', 'Per E-Mail', 'Per e-mail'),
        body: text(
          'Respondemos el mismo día hábil. Si es sobre un pedido, incluye su número para no hacerte esperar.',
          'Wir antworten am selben Werktag. Geht es um eine Bestellung, nenne bitte ihre Nummer.',
          'Rispondiamo nello stesso giorno lavorativo. Se riguarda un ordine, indica il numero.',
        ),
        contact: 'mail',
      },
      {
        heading: text('Por teléfono', 'Telefonisch', 'Per telefono'),
        body: text(
          'De lunes a viernes de 9 a 20\u00a0h y sábados de 10 a 15\u00a0h. Ten a la mano tu número de pedido.',
          'Montag bis Freitag von 9 bis 18\u00a0Uhr. Halte am besten deine Bestellnummer bereit.',
          'Da lunedì a venerdì dalle 9 alle 18. Tieni a portata di mano il numero d’ordine.',
        ),
      },
      {
        heading: text('Si algo salió mal', 'Wenn etwas schiefging', 'Se qualcosa è andato storto'),
        body: text(
          'Cuéntanos qué pasó y manda una foto si ayuda. Quien abre tu caso lo sigue hasta cerrarlo; no tienes que repetirlo.',
          'Erzähl uns, was passiert ist, gern mit Foto. Wer deinen Fall annimmt, begleitet ihn bis zum Ende; du musst nichts wiederholen.',
          'Raccontaci che cosa è successo, con una foto se serve. Chi apre il tuo caso lo segue fino alla fine: non dovrai ripeterlo.',
        ),
      },
    ],
  },
]
