import { sameText as spanish } from '@hogar/platform/language.ts'
import { APPLY, JOBS_CHANGED_ON } from './applying.ts'
import type { Page } from './page.ts'

/** Work in the shops, the warehouse and the software of viu. */
export const viuJobs: Page = {
  id: 11,
  identifier: 'unete-a-nuestro-equipo-viu',
  changedOn: JOBS_CHANGED_ON,
  countries: ['MX'],
  title: spanish('Únete a nuestro equipo: tiendas, bodega y software'),
  summary: spanish(
    'Siete puestos en la Ciudad de México y Guadalajara, para quien disfruta dejar una casa mejor de como la encontró.',
  ),
  sections: [
    {
      heading: spanish('En las tiendas'),
      body: spanish('Con la gente, de pie y entre muebles. La experiencia en muebles no hace falta: eso lo enseñamos.'),
      jobs: [
        {
          title: spanish('Asesora o asesor de piso'),
          place: spanish('Benito Juárez, Ciudad de México'),
          hours: spanish('48 horas, seis días, un domingo sí y uno no'),
          description: spanish(
            'Escuchas, mides y propones. Pedimos secundaria terminada y gusto por atender; pagamos sueldo fijo más comisión desde el primer mes.',
          ),
        },
        {
          title: spanish('Diseñadora o diseñador de espacios'),
          place: spanish('Zapopan, Jalisco'),
          hours: spanish('40 horas, de martes a sábado'),
          description: spanish(
            'Planeas recámaras y cocinas con citas de una hora. Pedimos estudios de diseño o arquitectura y un portafolio de tres espacios reales.',
          ),
        },
        {
          title: spanish('Cajera o cajero'),
          place: spanish('Gustavo A. Madero, Ciudad de México'),
          hours: spanish('30 horas, fines de semana incluidos'),
          description: spanish(
            'Cobras, entregas pedidos y abonas monederos. Pedimos preparatoria en curso; los horarios se acomodan a tus clases.',
          ),
        },
      ],
    },
    {
      heading: spanish('En la bodega y en camino'),
      body: spanish('Lo que se vende hoy sale mañana. Trabajamos con diablito, no con la espalda.'),
      jobs: [
        {
          title: spanish('Armadora o armador de muebles'),
          place: spanish('Zapopan, Jalisco'),
          hours: spanish('48 horas, de lunes a sábado'),
          description: spanish(
            'Armas en casa de los clientes, en pareja. Pedimos licencia de manejo y paciencia; la herramienta y el uniforme los ponemos nosotros.',
          ),
        },
        {
          title: spanish('Surtidora o surtidor de pedidos'),
          place: spanish('Iztapalapa, Ciudad de México'),
          hours: spanish('48 horas, turno de mañana o de tarde'),
          description: spanish(
            'Surtes con lector de códigos y empacas lo frágil. Pedimos secundaria terminada; hay transporte desde tres estaciones del metro.',
          ),
        },
      ],
    },
    {
      heading: spanish('En el software'),
      body: spanish(
        'Un equipo de nueve personas que hace la tienda en línea. Se trabaja a distancia, con dos días al mes en la oficina.',
      ),
      jobs: [
        {
          title: spanish('Desarrolladora o desarrollador de TypeScript'),
          place: spanish('Benito Juárez, Ciudad de México'),
          hours: spanish('40 horas, horario flexible'),
          description: spanish(
            'GraphQL, React y pruebas que fallan cuando deben. Pedimos tres años de oficio y una revisión de código con nosotros, sin acertijos.',
          ),
        },
        {
          title: spanish('Especialista en accesibilidad'),
          place: spanish('Benito Juárez, Ciudad de México'),
          hours: spanish('20 horas, horario flexible'),
          description: spanish(
            'Revisas con lector de pantalla lo que vamos a publicar y enseñas al equipo. Pedimos experiencia con WCAG y español de todos los días.',
          ),
        },
      ],
    },
    APPLY,
  ],
}
