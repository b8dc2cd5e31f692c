/**
 * @generated SignedSource<<9bae28b23142f7240906f01982532fe7>>
 * @relayHash 3aec2239598e5716a0be2cbdb4725af9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd6515f4fc7d48ddcb0479d9427de1b79700898bede57af5adf9675d0c94be34

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareRouteQuery } from './CompareRouteQuery.graphql';

const node: PreloadableConcreteRequest<CompareRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd6515f4fc7d48ddcb0479d9427de1b79700898bede57af5adf9675d0c94be34",
    "metadata": {},
    "name": "CompareRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
