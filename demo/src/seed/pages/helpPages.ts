import { text, sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

/** Questions, payment, safety, and who we are. */
export const helpPages: readonly Page[] = [
  {
    id: 4,
    identifier: 'preguntas-frecuentes',
    title: text('Preguntas frecuentes', 'Häufige Fragen', 'Domande frequenti'),
    summary: text(
      'Respuestas cortas a lo que más nos preguntan.',
      'Kurze Antworten auf das, was uns am häufigsten gefragt wird.',
      'Risposte brevi a ciò che ci viene chiesto più spesso.',
    ),
    sections: [
      {
        heading: text(
          '¿Cuánto tarda mi pedido?',
          'Wie lange dauert die Lieferung?',
          'Quanto tempo serve per la consegna?',
        ),
        body: text(
          'De 2 a 8 días hábiles. La fecha exacta aparece al escribir tu código postal, antes de pagar.',
          'Zwei bis acht Werktage. Das genaue Datum siehst du nach Eingabe der Postleitzahl, noch vor dem Bezahlen.',
          'Da 2 a 8 giorni lavorativi. La data esatta compare inserendo il CAP, prima di pagare.',
        ),
      },
      {
        heading: text('¿Me lo entregan armado?', 'Werden Möbel aufgebaut geliefert?', 'Me lo consegnate montato?'),
        links: [{ category: 'homeServices' }],
        body: text(
          'Muchos muebles llegan listos; los demás traen herramienta e instructivo. Si prefieres que lo armemos, pide el armado junto con el mueble: está en Servicios.',
          'Vieles kommt fertig montiert, den übrigen Möbeln liegen Werkzeug und Anleitung bei. Sollen wir aufbauen, bestell den Aufbau gleich mit: Du findest ihn unter Service.',
          'Molti mobili arrivano pronti; gli altri hanno attrezzi e istruzioni. Se preferisci che lo montiamo noi, ordina il montaggio insieme al mobile: è tra i Servizi.',
        ),
      },
      {
        heading: text('¿Cómo sé si cabe?', 'Woher weiß ich, ob es passt?', 'Come so se ci sta?'),
        body: text(
          'Cada producto muestra ancho, alto y fondo en centímetros. Mide también puertas, pasillos y elevador: son los que más sorpresas dan.',
          'Bei jedem Produkt stehen Breite, Höhe und Tiefe in Zentimetern. Miss auch Türen, Flure und Aufzug, dort gibt es die meisten Überraschungen.',
          'Ogni prodotto indica larghezza, altezza e profondità in centimetri. Misura anche porte, corridoi e ascensore: sono quelli che riservano più sorprese.',
        ),
      },
      {
        heading: text(
          '¿Puedo cambiar mi pedido?',
          'Kann ich meine Bestellung ändern?',
          'Posso modificare il mio ordine?',
        ),
        body: text(
          'Sí, mientras no haya salido del almacén. Entra a Mis pedidos o llámanos.',
          'Ja, solange die Ware das Lager noch nicht verlassen hat. Ruf uns an oder nutze dein Kundenkonto.',
          'Sì, finché non ha lasciato il magazzino. Entra nel tuo account o chiamaci.',
        ),
      },
    ],
  },
  {
    id: 5,
    identifier: 'formas-de-pago',
    title: text('Formas de pago', 'Zahlungsarten', 'Metodi di pagamento'),
    summary: text(
      'Tarjeta, transferencia, efectivo o crédito: tú eliges.',
      'Karte, Überweisung oder Barzahlung: Du entscheidest.',
      'Carta, bonifico o contanti: scegli tu.',
    ),
    sections: [
      {
        heading: text('Tarjetas', 'Karten', 'Carte'),
        body: text(
          'Aceptamos crédito y débito. Con tarjetas participantes puedes pagar a 12 o 18 meses sin intereses en compras mayores a 4,999 pesos.',
          'Wir akzeptieren Kredit- und Debitkarten. Größere Anschaffungen lassen sich in 12 oder 18 Monatsraten ohne Zinsen zahlen.',
          'Accettiamo carte di credito e debito. Gli acquisti più importanti si possono dividere in 12 o 18 rate senza interessi.',
        ),
      },
      {
        heading: text('Transferencia', 'Überweisung', 'Bonifico'),
        body: text(
          'Al confirmar te damos una CLABE. Los pagos por SPEI se reflejan en unas cuatro horas y apartamos tus piezas mientras tanto.',
          'Nach der Bestellung erhältst du unsere Bankverbindung. Die Ware bleibt reserviert, bis der Betrag eingegangen ist.',
          'Alla conferma ricevi le coordinate bancarie. Teniamo da parte i tuoi articoli fino all’accredito.',
        ),
      },
      {
        heading: text('Efectivo', 'Barzahlung', 'Contanti'),
        body: text(
          'Paga al recibir o en tiendas de conveniencia con el código que te mandamos por correo. No aplica para servicios.',
          'Bezahle bei Lieferung oder in der Filiale. Für Serviceleistungen ist Barzahlung nicht möglich.',
          'Paga alla consegna o in negozio. Non vale per i servizi.',
        ),
      },
      {
        heading: spanish('Crédito de la tienda'),
        countries: ['MX'],
        body: spanish(
          'Llévate hoy tu compra y págala por semana en 6, 9, 12 o 18 meses: cada precio semanal dice el total y el CAT, y pagar puntual baja el interés. Tu crédito lo pagas con tarjeta o por SPEI: transfiere a más tardar 2 días hábiles antes de tu fecha de corte.',
        ),
      },
    ],
  },
  {
    id: 6,
    identifier: 'compra-segura',
    title: text('Compra segura', 'Sicher einkaufen', 'Acquisti sicuri'),
    summary: text(
      'Así cuidamos tu dinero y tus datos.',
      'So schützen wir dein Geld und deine Daten.',
      'Così proteggiamo il tuo denaro e i tuoi dati.',
    ),
    sections: [
      {
        heading: text('Conexión protegida', 'Geschützte Verbindung', 'Connessione protetta'),
        body: text(
          'Toda la tienda viaja cifrada. Revisa el candado del navegador y que la dirección sea la nuestra antes de escribir tus datos.',
          'Der gesamte Shop ist verschlüsselt. Achte auf das Schloss im Browser und auf unsere Adresse, bevor du Daten eingibst.',
          'Tutto il sito è cifrato. Controlla il lucchetto del browser e il nostro indirizzo prima di inserire i dati.',
        ),
      },
      {
        heading: text('Nunca te pediremos', 'Danach fragen wir nie', 'Non ti chiederemo mai'),
        body: text(
          'Tu contraseña, tu NIP o el código de tu tarjeta por teléfono, mensaje o correo. Si alguien lo hace en nuestro nombre, cuelga y avísanos.',
          'Passwort, PIN oder Prüfziffer der Karte erfragen wir weder am Telefon noch per Nachricht. Leg in solchen Fällen auf und melde dich bei uns.',
          'La password, il PIN o il codice della carta per telefono, messaggio o e-mail. Se qualcuno lo fa a nostro nome, riaggancia e avvisaci.',
        ),
      },
    ],
  },
  {
    id: 7,
    identifier: 'quienes-somos',
    title: text('Quiénes somos', 'Über uns', 'Chi siamo'),
    summary: text(
      'Una tienda de muebles que también vive en casas.',
      'Ein Möbelhaus von Menschen, die selbst gern wohnen.',
      'Un negozio di mobili fatto da persone che amano la casa.',
    ),
    sections: [
      {
        heading: text(
          'De un taller a todo el país',
          'Von der Werkstatt ins ganze Land',
          'Da un laboratorio a tutto il Paese',
        ),
        body: text(
          'Empezamos reparando sillas y terminamos amueblando casas completas. Hoy trabajamos con talleres y marcas que conocemos por su nombre y visitamos cada año.',
          'Angefangen haben wir mit der Reparatur von Stühlen, heute richten wir ganze Häuser ein. Die Werkstätten und Marken, mit denen wir arbeiten, kennen und besuchen wir persönlich.',
          'Abbiamo iniziato riparando sedie e oggi arrediamo case intere. Lavoriamo con laboratori e marchi che conosciamo per nome e visitiamo ogni anno.',
        ),
      },
      {
        heading: text('Cómo elegimos', 'Wie wir auswählen', 'Come scegliamo'),
        body: text(
          'Antes de vender un mueble lo armamos, lo usamos y lo limpiamos. Si no aguanta una familia, no entra al catálogo.',
          'Bevor wir ein Möbelstück verkaufen, bauen wir es auf, benutzen und reinigen es. Was dem Familienalltag nicht standhält, kommt nicht ins Sortiment.',
          'Prima di vendere un mobile lo montiamo, lo usiamo e lo puliamo. Se non regge una famiglia, non entra in catalogo.',
        ),
      },
    ],
  },
]
