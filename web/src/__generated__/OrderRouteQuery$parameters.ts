/**
 * @generated SignedSource<<748d43c52783ada676c68413b3b4b139>>
 * @relayHash 83f1607ba32d39edc69bc89442f31b48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cb56975c5decada0d54e942a765faf7b76dcfe9c8104083ee5e4e70bf96ca6c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { OrderRouteQuery } from './OrderRouteQuery.graphql';

const node: PreloadableConcreteRequest<OrderRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cb56975c5decada0d54e942a765faf7b76dcfe9c8104083ee5e4e70bf96ca6c",
    "metadata": {},
    "name": "OrderRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
