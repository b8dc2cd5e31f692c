/**
 * @generated SignedSource<<69eee042cd69171cd9870139eb8c6b96>>
 * @relayHash 7d937e9326b7287d7841ff50dc3a099d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ae655de47d74efca8da009be86e33b682a5db264d82317f46b8eed92f7a87e7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ae655de47d74efca8da009be86e33b682a5db264d82317f46b8eed92f7a87e7",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
