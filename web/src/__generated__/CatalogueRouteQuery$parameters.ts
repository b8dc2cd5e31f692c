/**
 * @generated SignedSource<<73650e4cc21e0a8c9fcf463fa67a5a82>>
 * @relayHash ea2f884da1d036b29fff4b330985df40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8ba0cf262289faca4bb279c0323d77c5a6beed54d256bfeefca550ca9a0bef1

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CatalogueRouteQuery } from './CatalogueRouteQuery.graphql';

const node: PreloadableConcreteRequest<CatalogueRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8ba0cf262289faca4bb279c0323d77c5a6beed54d256bfeefca550ca9a0bef1",
    "metadata": {},
    "name": "CatalogueRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
