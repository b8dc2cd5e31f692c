/**
 * @generated SignedSource<<d8556ecb4b39647cbe277f0470ce9ae3>>
 * @relayHash 605872b98dc1122dd8a769010d480429
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d9b7153c1ddfcce40b8455aeadccec97c50ae38da8636868ef468aae49f97e4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WalletRouteQuery } from './WalletRouteQuery.graphql';

const node: PreloadableConcreteRequest<WalletRouteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d9b7153c1ddfcce40b8455aeadccec97c50ae38da8636868ef468aae49f97e4",
    "metadata": {},
    "name": "WalletRouteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
