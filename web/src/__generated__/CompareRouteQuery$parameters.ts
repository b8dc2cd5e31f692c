/**
 * @generated SignedSource<<47226a14f583e637e7024e1af24e3de4>>
 * @relayHash 5339003bc6352225974917f0b5ccfab1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35abae8659773457b9c4c051a2e5a5eb537e13814b77ebd5d588885746e2e8da

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareRouteQuery } from './CompareRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompareRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35abae8659773457b9c4c051a2e5a5eb537e13814b77ebd5d588885746e2e8da",
    "metadata": {},
    "name": "CompareRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
