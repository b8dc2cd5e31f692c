/**
 * @generated SignedSource<<f460cf1090b6ccdbe28d6041f31046ca>>
 * @relayHash 04b452fdd5ca47e345b3fc4857f2f984
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 868f65a9f820fa45e2884897a8434d805dbc6fb2cf74a2b3bd08142492329d58

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CreditRouteQuery } from './CreditRouteQuery.graphql';

const node: PreloadableConcreteRequest<CreditRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "868f65a9f820fa45e2884897a8434d805dbc6fb2cf74a2b3bd08142492329d58",
    "metadata": {},
    "name": "CreditRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
