/**
 * @generated SignedSource<<a138c68d503bbfc25346422d90d3f1b1>>
 * @relayHash c1c2d3a127923259867e4b17e8fa5a76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a036059b951fcb6440bb2eede00e9c3c02ff52d50e28d82f3d8aa08bdb4881a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a036059b951fcb6440bb2eede00e9c3c02ff52d50e28d82f3d8aa08bdb4881a",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
