/**
 * @generated SignedSource<<0897f29a9320c12f74eaf319d421a66c>>
 * @relayHash 6f8fd6858884590845ae379511fbf1ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e453895638b824e8fcb88a29ad56ee1fb757b47b3fee63340a116d3375f59ef

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e453895638b824e8fcb88a29ad56ee1fb757b47b3fee63340a116d3375f59ef",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
