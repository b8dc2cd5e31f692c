/**
 * @generated SignedSource<<5e2fa3d63b4bcbd447dfd52e664c615c>>
 * @relayHash 8fccb41a6a8415c136f3ec778a881308
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7419e672eb5c3ec35755067d40d5025f3679f77816130404afe5e0f0ad17dc62

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7419e672eb5c3ec35755067d40d5025f3679f77816130404afe5e0f0ad17dc62",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
