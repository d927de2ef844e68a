import { Component, type ReactNode } from 'react';

interface Props {
  onFault?: () => void;
  children: ReactNode;
}

/** Leaves out what fails: for extras of the chrome, whose page says what is wrong. */
export class SilentBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
