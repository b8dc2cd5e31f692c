import { text, sameText as spanish } from '@hogar/platform/language.ts'
import type { Page } from './page.ts'

const MEXICO = ['MX'] as const

/** Twenty questions in five groups; stores that do not lend have those of the other four. */
export const questionPages: readonly Page[] = [
  {
    id: 4,
    identifier: 'preguntas-frecuentes',
    changedOn: '2026-11-30',
    title: text('Preguntas frecuentes', 'Häufige Fragen', 'Domande frequenti'),
    summary: text(
      'Respuestas cortas a lo que más nos preguntan. Si falta la tuya, escríbenos desde Contacto.',
      'Kurze Antworten auf das, was uns am häufigsten gefragt wird. Fehlt deine Frage, schreib uns über Kontakt.',
      'Risposte brevi a ciò che ci viene chiesto più spesso. Se manca la tua, scrivici da Contatti.',
    ),
    sections: [
      {
        heading: text('Pedidos', 'Bestellungen', 'Ordini'),
        body: text('Antes y después de confirmar.', 'Vor und nach dem Bestellen.', 'Prima e dopo la conferma.'),
        questions: [
          {
            question: text(
              '¿Puedo cambiar mi pedido?',
              'Kann ich meine Bestellung ändern?',
              'Posso modificare il mio ordine?',
            ),
            answer: text(
              'Sí, mientras no haya salido del almacén. Entra a Mis pedidos o llámanos; lo que canceles regresa al mismo medio de pago.',
              'Ja, solange die Ware das Lager nicht verlassen hat. Ruf uns an oder nutze dein Kundenkonto; Storniertes geht auf demselben Weg zurück.',
              'Sì, finché non ha lasciato il magazzino. Entra nel tuo account o chiamaci; ciò che annulli torna sullo stesso mezzo di pagamento.',
            ),
          },
          {
            question: text(
              '¿Cómo sigo mi pedido si compré sin cuenta?',
              'Wie verfolge ich eine Bestellung ohne Konto?',
              'Come seguo un ordine fatto senza account?',
            ),
            answer: text(
              'Con el enlace del correo de confirmación. Si después creas una cuenta con ese correo, tus pedidos aparecen en ella cuando lo confirmas.',
              'Mit dem Link in der Bestätigungsmail. Legst du später ein Konto mit dieser Adresse an, stehen deine Bestellungen dort, sobald du sie bestätigt hast.',
              'Con il link nell’e-mail di conferma. Se poi apri un account con quell’indirizzo, i tuoi ordini vi compaiono appena lo confermi.',
            ),
          },
          {
            question: text('¿Me dan factura?', 'Bekomme ich eine Rechnung?', 'Ricevo la fattura?'),
            answer: text(
              'Sí. Escribe tu RFC y tus datos fiscales en el último paso de la compra; el comprobante de cada pedido está en tu cuenta.',
              'Ja. Sie kommt mit der Ware; der Beleg jeder Bestellung liegt außerdem in deinem Konto.',
              'Sì. Scrivi i dati fiscali nell’ultimo passo dell’acquisto; il documento di ogni ordine è nel tuo account.',
            ),
          },
          {
            question: text('¿Cómo sé si cabe?', 'Woher weiß ich, ob es passt?', 'Come so se ci sta?'),
            answer: text(
              'Cada producto muestra ancho, alto y fondo en centímetros. Mide también puertas, pasillos y elevador: son los que más sorpresas dan.',
              'Bei jedem Produkt stehen Breite, Höhe und Tiefe in Zentimetern. Miss auch Türen, Flure und Aufzug, dort gibt es die meisten Überraschungen.',
              'Ogni prodotto indica larghezza, altezza e profondità in centimetri. Misura anche porte, corridoi e ascensore: sono quelli che riservano più sorprese.',
            ),
          },
        ],
      },
      {
        heading: text('Entregas', 'Lieferung', 'Consegne'),
        body: text(
          'Cuándo llega y hasta dónde.',
          'Wann die Ware kommt und wie weit wir sie bringen.',
          'Quando arriva e fin dove.',
        ),
        links: [{ category: 'homeServices' }],
        questions: [
          {
            question: text(
              '¿Cuánto tarda mi pedido?',
              'Wie lange dauert die Lieferung?',
              'Quanto tempo serve per la consegna?',
            ),
            answer: text(
              'De 2 a 8 días hábiles. La fecha exacta aparece al escribir tu código postal, antes de pagar.',
              'Zwei bis acht Werktage. Das genaue Datum siehst du nach Eingabe der Postleitzahl, noch vor dem Bezahlen.',
              'Da 2 a 8 giorni lavorativi. La data esatta compare inserendo il CAP, prima di pagare.',
            ),
          },
          {
            question: text('¿Me lo entregan armado?', 'Werden Möbel aufgebaut geliefert?', 'Me lo consegnate montato?'),
            answer: text(
              'Muchos muebles llegan listos; los demás traen herramienta e instructivo. Si prefieres que lo armemos, pide el armado junto con el mueble: está en Servicios.',
              'Vieles kommt fertig montiert, den übrigen Möbeln liegen Werkzeug und Anleitung bei. Sollen wir aufbauen, bestell den Aufbau gleich mit: Du findest ihn unter Service.',
              'Molti mobili arrivano pronti; gli altri hanno attrezzi e istruzioni. Se preferisci che lo montiamo noi, ordina il montaggio insieme al mobile: è tra i Servizi.',
            ),
          },
          {
            question: text('¿Suben los muebles?', 'Bringt ihr die Möbel nach oben?', 'Portate i mobili al piano?'),
            answer: text(
              'Sí, hasta la puerta de tu casa o departamento, por elevador o por escalera. Si no cabe, lo regresamos sin costo.',
              'Ja, bis an deine Wohnungstür, mit dem Aufzug oder über die Treppe. Passt etwas nicht, nehmen wir es kostenlos wieder mit.',
              'Sì, fino alla porta di casa, con l’ascensore o per le scale. Se non ci sta, lo riportiamo indietro senza costi.',
            ),
          },
          {
            question: text(
              '¿Puedo recoger en una tienda?',
              'Kann ich in einem Geschäft abholen?',
              'Posso ritirare in negozio?',
            ),
            answer: text(
              'Sí, en las que tienen todo tu pedido. Al pagar ves cuáles son y desde qué día; lo guardamos siete días.',
              'Ja, wo alles vorrätig ist. An der Kasse siehst du, welche das sind und ab wann; wir heben die Ware sieben Tage auf.',
              'Sì, in quelli che hanno tutto il tuo ordine. Alla cassa vedi quali sono e da quando; lo teniamo sette giorni.',
            ),
          },
        ],
      },
      {
        heading: text('Devoluciones', 'Rückgabe', 'Resi'),
        body: text(
          'Tienes 30 días desde la entrega.',
          'Du hast 30 Tage ab der Lieferung.',
          'Hai 30 giorni dalla consegna.',
        ),
        questions: [
          {
            question: text('¿Cómo devuelvo algo?', 'Wie gebe ich etwas zurück?', 'Come restituisco qualcosa?'),
            answer: text(
              'En Mis pedidos, con el botón Devolver, o en cualquier tienda. Pasamos a recogerlo sin costo y no necesitas el empaque.',
              'In deinem Konto oder in jedem Geschäft. Wir holen es kostenlos ab, die Verpackung brauchst du nicht.',
              'Dal tuo account o in qualsiasi negozio. Passiamo a ritirarlo senza costi e la confezione non serve.',
            ),
          },
          {
            question: text('¿Y si llegó dañado?', 'Und wenn es beschädigt ankam?', 'E se è arrivato danneggiato?'),
            answer: text(
              'Mándanos una foto y tu número de pedido ese mismo día si puedes. Reparamos, cambiamos o devolvemos tu dinero, en ese orden y en menos de 15 días.',
              'Schick uns ein Foto und die Bestellnummer, am besten am selben Tag. Wir reparieren, tauschen oder erstatten innerhalb von 15 Tagen.',
              'Mandaci una foto e il numero d’ordine, se puoi in giornata. Ripariamo, sostituiamo o rimborsiamo entro 15 giorni.',
            ),
          },
          {
            question: text('¿A dónde regresa mi dinero?', 'Wohin geht mein Geld zurück?', 'Dove torna il mio denaro?'),
            answer: text(
              'Lo que cancelas antes del envío, al mismo medio de pago. Lo que devuelves, a tu monedero el día que lo recibimos; de ahí puedes pedirlo a tu tarjeta o tu cuenta.',
              'Was du vor dem Versand stornierst, auf demselben Weg. Rücksendungen schreiben wir deinem Guthaben gut, von dort überweisen wir auf Wunsch; beim Widerruf gilt der Zahlungsweg der Bestellung.',
              'Ciò che annulli prima della spedizione, sullo stesso mezzo di pagamento. Un reso va nel tuo portafoglio, da cui puoi chiederlo su carta o conto; nel recesso vale il mezzo dell’ordine.',
            ),
          },
          {
            question: text(
              '¿Qué no se puede devolver?',
              'Was lässt sich nicht zurückgeben?',
              'Che cosa non si può restituire?',
            ),
            answer: text(
              'Colchones y almohadas abiertos, por higiene, y los servicios que ya hicimos.',
              'Leistungen, die wir schon erbracht haben, und Maßanfertigungen. Matratzen darfst du ausprobieren.',
              'I servizi già eseguiti e i prodotti su misura. I materassi puoi provarli.',
            ),
          },
        ],
      },
      {
        heading: spanish('Crédito'),
        countries: MEXICO,
        body: spanish('Cuánto cuesta, cómo se paga y qué pasa si no alcanza.'),
        questions: [
          {
            question: spanish('¿Puedo adelantar pagos?'),
            answer: spanish(
              'Sí, cuando quieras y sin penalización. Si liquidas, no pagas los intereses de los pagos que faltan: la cantidad exacta está en cada crédito, en Mis créditos.',
            ),
          },
          {
            question: spanish('Olvidé mi NIP. ¿Qué hago?'),
            answer: spanish(
              'En la pantalla del NIP elige «No tengo mi NIP»: te mandamos un código a tu celular y escribes un NIP nuevo. Después de cinco intentos fallidos la cuenta descansa 15 minutos.',
            ),
          },
          {
            question: spanish('No me llega el código. ¿Por qué?'),
            answer: spanish(
              'Puede tardar un minuto. Revisa que el número sea el tuyo y que haya señal; el código vale 10 minutos y puedes pedir otro a los 5, cuando termina la cuenta en pantalla.',
            ),
          },
          {
            question: spanish('¿El seguro es obligatorio?'),
            answer: spanish(
              'Solo en préstamos de más de 5,000 pesos, que llevan un seguro de vida. Lo eliges tú, con tus beneficiarios, y su costo entra en el CAT que ves antes de firmar.',
            ),
          },
        ],
      },
      {
        heading: text('Cuenta', 'Konto', 'Account'),
        body: text(
          'Tu cuenta, tu monedero y tus datos.',
          'Dein Konto, dein Guthaben und deine Daten.',
          'Il tuo account, il tuo portafoglio e i tuoi dati.',
        ),
        questions: [
          {
            question: text(
              '¿Necesito una cuenta para comprar?',
              'Brauche ich ein Konto?',
              'Serve un account per comprare?',
            ),
            answer: text(
              'No. Con una cuenta guardas direcciones, listas y comprobantes, y sigues tus pedidos sin buscar el correo.',
              'Nein. Mit einem Konto behältst du Adressen, Merklisten und Belege und verfolgst Bestellungen ohne die Mail zu suchen.',
              'No. Con un account conservi indirizzi, liste e documenti e segui gli ordini senza cercare l’e-mail.',
            ),
          },
          {
            question: text('¿Cómo uso mi monedero?', 'Wie nutze ich mein Guthaben?', 'Come uso il mio portafoglio?'),
            answer: text(
              'En línea paga pedidos completos: elígelo como forma de pago. El saldo y cada movimiento están en tu cuenta.',
              'Online zahlst du damit ganze Bestellungen: Wähl es als Zahlungsart. Stand und Bewegungen siehst du im Konto.',
              'Online paga ordini interi: sceglilo come metodo di pagamento. Saldo e movimenti sono nel tuo account.',
            ),
          },
          {
            question: text('Olvidé mi contraseña', 'Ich habe mein Passwort vergessen', 'Ho dimenticato la password'),
            answer: text(
              'Escribe tu correo en «¿Olvidaste tu contraseña?». El enlace que te llega vale 24 horas y una sola vez.',
              'Gib deine E-Mail-Adresse unter „Passwort vergessen“ ein. Der Link gilt 24 Stunden und nur einmal.',
              'Scrivi la tua e-mail in «Password dimenticata?». Il link vale 24 ore e una volta sola.',
            ),
          },
          {
            question: text('¿Cómo borro mis datos?', 'Wie lösche ich meine Daten?', 'Come cancello i miei dati?'),
            answer: text(
              'Desde tu cuenta, en Mis datos, o en cualquier sucursal. Lo que la ley nos obliga a guardar, como tus facturas, se queda el tiempo que marca.',
              'In deinem Konto unter Meine Daten. Was wir gesetzlich aufbewahren müssen, etwa Rechnungen, bleibt so lange wie vorgeschrieben.',
              'Dal tuo account, in I miei dati. Ciò che la legge ci obbliga a conservare, come le fatture, resta per il tempo previsto.',
            ),
          },
        ],
      },
    ],
  },
]
