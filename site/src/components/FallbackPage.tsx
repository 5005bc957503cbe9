import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { StandInRoute } from '../../docusaurus-internals/StandInRoute.tsx';

interface FallbackPageProps {
  title: string;
  children: ReactNode;
}

/** A page in place of one that broke or did not arrive. */
export function FallbackPage({ title, children }: FallbackPageProps) {
  return (
    <StandInRoute>
      <Layout title={title}>{children}</Layout>
    </StandInRoute>
  );
}
