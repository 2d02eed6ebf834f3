# Made by `cargo xtask kernels`. Do not edit.
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$3720, %rsp
	movl	%esi, 12(%rsp)
	testl	%ecx, %ecx
	je	260f
	testl	%edx, %edx
	je	260f
	cmpl	$0, 12(%rsp)
	je	260f
	movq	3792(%rsp), %rbx
	movl	12(%rsp), %eax
	movl	%eax, %r14d
	movl	%edx, %esi
	movq	%rsi, 1096(%rsp)
	movq	(%rdi), %rsi
	movq	%rsi, 648(%rsp)
	movq	24(%rdi), %rsi
	movq	32(%rdi), %r15
	movq	40(%rdi), %r10
	movq	%r10, 1768(%rsp)
	movq	48(%rdi), %r13
	movq	56(%rdi), %rbp
	addl	%r8d, %r9d
	addl	3776(%rsp), %r9d
	movl	%ecx, %ecx
	movq	%rcx, 1728(%rsp)
	imull	%eax, %edx
	movl	%edx, 660(%rsp)
	leaq	32(%rbp), %rax
	movq	%rax, 1104(%rsp)
	xorl	%eax, %eax
	vbroadcastss	261f(%rip), %ymm15
	vbroadcastss	278f(%rip), %ymm14
	movq	%r9, 1736(%rsp)
	movl	%r9d, %ecx
	movq	%rsi, %r9
	vpxor	%xmm12, %xmm12, %xmm12
	vbroadcastss	2124f(%rip), %ymm0
	vmovups	%ymm0, 3072(%rsp)
	vbroadcastss	2125f(%rip), %ymm0
	vmovups	%ymm0, 3040(%rsp)
	vbroadcastss	261f(%rip), %ymm0
	vbroadcastss	299f(%rip), %ymm1
	vmovups	%ymm1, 1968(%rsp)
	vpbroadcastd	263f(%rip), %ymm5
	movq	%rsi, 408(%rsp)
	vmovdqu	%ymm5, 1408(%rsp)
	movq	%r14, 1760(%rsp)
	movq	%r15, 1752(%rsp)
	movq	%rbp, 640(%rsp)
	vmovups	%ymm0, 1696(%rsp)
	jmp	21f
	.p2align	4
20:
	incq	%rax
	addl	660(%rsp), %ecx
	cmpq	1728(%rsp), %rax
	je	260f
21:
	movq	%rax, %rdx
	imulq	1096(%rsp), %rdx
	movq	%rdx, 1744(%rsp)
	movl	%ecx, %esi
	xorl	%edi, %edi
	movq	%rax, 1776(%rsp)
	movl	%ecx, 664(%rsp)
	jmp	23f
	.p2align	4
22:
	incq	%rdi
	addl	12(%rsp), %esi
	cmpq	1096(%rsp), %rdi
	je	20b
23:
	movq	1744(%rsp), %rdx
	addq	%rdi, %rdx
	imulq	%r14, %rdx
	addq	1736(%rsp), %rdx
	movl	%esi, %r8d
	xorl	%r10d, %r10d
	movl	%esi, 668(%rsp)
	movq	%rdi, 1792(%rsp)
	movq	%rdx, 1784(%rsp)
	jmp	26f
	.p2align	4
24:
	vorps	48(%rsp), %ymm11, %ymm0
	vbroadcastss	293f(%rip), %ymm1
	vblendvps	%ymm0, 2736(%rsp), %ymm1, %ymm0
	movq	1768(%rsp), %rax
	vmovups	2512(%rsp), %ymm1
	vmovaps	%ymm1, (%rax,%r10)
	vmovaps	%ymm0, (%rax,%rdi)
	movq	1776(%rsp), %rax
	vbroadcastss	261f(%rip), %ymm15
	vbroadcastss	278f(%rip), %ymm14
	movl	664(%rsp), %ecx
	vmovdqu	1408(%rsp), %ymm5
	movl	668(%rsp), %esi
	movq	1792(%rsp), %rdi
	movq	1784(%rsp), %rdx
	movl	172(%rsp), %r8d
	movq	1800(%rsp), %r10
	movq	%rbx, %r14
	movq	3792(%rsp), %rbx
25:
	incq	%r10
	incl	%r8d
	cmpq	%r14, %r10
	je	22b
26:
	leaq	(%rdx,%r10), %r11
	movl	8(%rbx), %r12d
	movq	%r11, 1112(%rsp)
	movq	%r12, 120(%rsp)
	cmpq	%r12, %r11
	jae	25b
	movq	%r10, 1800(%rsp)
	movl	%r8d, 172(%rsp)
	movl	(%rbx), %r10d
	movl	16(%rbx), %r11d
	movl	20(%rbx), %ecx
	movq	%r10, %rdx
	imulq	%r10, %rdx
	leaq	1(%rdx), %rax
	shrq	%rax
	movl	%ecx, 8(%rsp)
	testb	$1, %cl
	cmoveq	%rdx, %rax
	testq	%r10, %r10
	je	228f
	movq	%rdx, 208(%rsp)
	movl	%r11d, 48(%rsp)
	movq	%rax, %r11
	imulq	1112(%rsp), %r11
	movl	$2, %r15d
	subq	%r10, %r15
	imull	172(%rsp), %eax
	movl	%r10d, %ecx
	shll	$4, %ecx
	movl	%ecx, 336(%rsp)
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	%rcx, 304(%rsp)
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1472(%rsp)
	vpbroadcastd	262f(%rip), %ymm6
	movl	$16, %ebx
	movq	1104(%rsp), %rbp
	xorl	%edi, %edi
	vmovups	%ymm15, 1440(%rsp)
	vmovaps	%ymm15, %ymm13
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 368(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm2, %xmm2, %xmm2
	xorl	%ecx, %ecx
	movl	8(%rsp), %r14d
	jmp	28f
	.p2align	4
27:
	vaddps	%ymm0, %ymm3, %ymm3
	vmovups	80(%rsp), %ymm0
	vaddps	%ymm4, %ymm0, %ymm0
	vmovups	%ymm0, 80(%rsp)
	incq	%rcx
	addl	%r10d, %eax
	addl	336(%rsp), %ebx
	addq	%r10, %rdi
	addq	304(%rsp), %rbp
	cmpq	%r10, %rcx
	je	227f
28:
	movq	%rcx, %r12
	imulq	%r10, %r12
	leal	(%r11,%r12), %esi
	andl	$2147483647, %esi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	648(%rsp), %r8
	vmovdqa	(%r8,%rdx), %ymm4
	vmovdqa	%ymm4, %ymm0
	testb	$1, %r14b
	je	29f
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm0
	vpsrld	%xmm0, %ymm4, %ymm0
	vpblendw	$170, %ymm12, %ymm0, %ymm0
	vcvtdq2ps	%ymm0, %ymm0
29:
	testb	$1, %r14b
	je	210f
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm1
	vpsrld	%xmm1, %ymm4, %ymm1
	vpblendw	$170, %ymm12, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm4
210:
	vbroadcastss	(%r9), %ymm1
	vsubps	%ymm1, %ymm0, %ymm1
	vbroadcastss	4(%r9), %ymm0
	vbroadcastss	8(%r9), %ymm8
	vfmadd213ps	%ymm8, %ymm1, %ymm0
	movq	%r12, %rdx
	shlq	$5, %rdx
	movq	640(%rsp), %r8
	vmovaps	%ymm0, (%r8,%rdx)
	testb	$8, %r14b
	jne	213f
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm0, %ymm0
	cmpq	$1, %r10
	je	214f
211:
	vpand	%ymm5, %ymm4, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm12, %ymm4
	jne	215f
212:
	testq	%rcx, %rcx
	jne	27b
	jmp	221f
	.p2align	4
213:
	vbroadcastss	264f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm1
	vbroadcastss	265f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm0, %ymm1
	vbroadcastss	266f(%rip), %ymm9
	vfmadd213ps	%ymm9, %ymm0, %ymm1
	vbroadcastss	267f(%rip), %ymm9
	vaddps	%ymm0, %ymm9, %ymm9
	vcmpltps	%ymm0, %ymm12, %ymm10
	vblendvps	%ymm10, %ymm1, %ymm15, %ymm1
	vbroadcastss	268f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm0, %ymm9
	vmulps	1440(%rsp), %ymm1, %ymm1
	vblendvps	%ymm10, %ymm9, %ymm15, %ymm9
	vmulps	%ymm9, %ymm13, %ymm9
	vpsrld	$23, %ymm1, %ymm11
	vpsrld	$23, %ymm9, %ymm12
	vpsubd	%ymm12, %ymm6, %ymm6
	vpxor	%xmm12, %xmm12, %xmm12
	vpaddd	%ymm6, %ymm11, %ymm6
	vbroadcastss	269f(%rip), %ymm11
	vandps	%ymm1, %ymm11, %ymm1
	vmovups	1696(%rsp), %ymm13
	vorps	%ymm1, %ymm13, %ymm1
	vmovups	%ymm1, 1440(%rsp)
	vandps	%ymm11, %ymm9, %ymm1
	vorps	%ymm1, %ymm13, %ymm13
	vandps	%ymm15, %ymm10, %ymm1
	vmovups	1472(%rsp), %ymm9
	vaddps	%ymm1, %ymm9, %ymm9
	vmovups	%ymm9, 1472(%rsp)
	andl	$2147483647, %eax
	vsubps	%ymm8, %ymm0, %ymm0
	cmpq	$1, %r10
	jne	211b
214:
	vaddps	%ymm0, %ymm2, %ymm2
	vpand	%ymm5, %ymm4, %ymm1
	vpmaxud	%ymm1, %ymm7, %ymm7
	vaddps	%ymm0, %ymm12, %ymm4
	je	212b
215:
	movl	%ebx, 16(%rsp)
	movl	$1, %ebx
	cmpl	$2, %r10d
	jne	222f
216:
	addq	%rbx, %r12
	addq	%rbx, %rsi
	movq	%r12, %rdx
	shrq	%rdx
	addq	%r11, %rdx
	testb	$1, %r14b
	cmoveq	%rsi, %rdx
	shlq	$5, %rdx
	movq	648(%rsp), %rsi
	vmovdqa	(%rsi,%rdx), %ymm8
	vmovdqa	%ymm8, %ymm1
	testb	$1, %r14b
	je	217f
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm12, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
217:
	movq	408(%rsp), %r9
	vbroadcastss	(%r9), %ymm11
	vbroadcastss	4(%r9), %ymm9
	vbroadcastss	8(%r9), %ymm10
	testb	$1, %r14b
	je	218f
	movl	%r12d, %edx
	shll	$4, %edx
	andl	$16, %edx
	vmovd	%edx, %xmm12
	vpsrld	%xmm12, %ymm8, %ymm8
	vpxor	%xmm12, %xmm12, %xmm12
	vpblendw	$170, %ymm12, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
218:
	vsubps	%ymm11, %ymm1, %ymm1
	vfmadd213ps	%ymm10, %ymm1, %ymm9
	shlq	$5, %r12
	movq	640(%rsp), %rdx
	vmovaps	%ymm9, (%rdx,%r12)
	testb	$8, %r14b
	je	219f
	vbroadcastss	264f(%rip), %ymm1
	vaddps	%ymm1, %ymm9, %ymm1
	vbroadcastss	265f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm1
	vbroadcastss	266f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm1
	vbroadcastss	267f(%rip), %ymm5
	vaddps	%ymm5, %ymm9, %ymm11
	vpxor	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm9, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm1, %ymm15, %ymm1
	vbroadcastss	268f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm9, %ymm11
	vmulps	1440(%rsp), %ymm1, %ymm1
	vblendvps	%ymm12, %ymm11, %ymm15, %ymm11
	vmulps	%ymm11, %ymm13, %ymm11
	vpsrld	$23, %ymm1, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vbroadcastss	278f(%rip), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	269f(%rip), %ymm13
	vandps	%ymm1, %ymm13, %ymm1
	vmovups	1696(%rsp), %ymm5
	vorps	%ymm5, %ymm1, %ymm1
	vmovups	%ymm1, 1440(%rsp)
	vandps	%ymm13, %ymm11, %ymm1
	vorps	%ymm5, %ymm1, %ymm13
	vmovdqu	1408(%rsp), %ymm5
	vandps	%ymm15, %ymm12, %ymm1
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	1472(%rsp), %ymm11
	vaddps	%ymm1, %ymm11, %ymm11
	vmovups	%ymm11, 1472(%rsp)
219:
	vsubps	%ymm10, %ymm9, %ymm1
	incq	%rbx
	cmpq	%r10, %rbx
	jne	220f
	vaddps	%ymm1, %ymm2, %ymm2
220:
	movl	16(%rsp), %ebx
	vandps	%ymm5, %ymm8, %ymm8
	vpmaxud	%ymm8, %ymm7, %ymm7
	vaddps	%ymm1, %ymm4, %ymm4
	testq	%rcx, %rcx
	jne	27b
221:
	vmovups	368(%rsp), %ymm1
	vaddps	%ymm4, %ymm1, %ymm1
	vmovups	%ymm1, 368(%rsp)
	jmp	27b
	.p2align	4
222:
	movq	%rbp, %rdx
	movl	16(%rsp), %r9d
	jmp	224f
	.p2align	4
223:
	vpand	%ymm5, %ymm8, %ymm8
	vpmaxud	%ymm8, %ymm7, %ymm7
	vsubps	%ymm9, %ymm1, %ymm1
	vaddps	%ymm1, %ymm4, %ymm4
	leaq	(%r15,%rbx), %r8
	incq	%r8
	incq	%rbx
	addl	$16, %r9d
	addq	$32, %rdx
	cmpq	$1, %r8
	je	216b
224:
	leaq	(%rdi,%rbx), %r14
	leaq	(%rax,%rbx), %r8
	shrq	%r14
	addq	%r11, %r14
	testb	$1, 8(%rsp)
	cmoveq	%r8, %r14
	shlq	$5, %r14
	movq	648(%rsp), %r8
	vmovdqa	(%r8,%r14), %ymm8
	movl	8(%rsp), %r14d
	vmovdqa	%ymm8, %ymm1
	testb	$1, %r14b
	je	225f
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm1
	vpsrld	%xmm1, %ymm8, %ymm1
	vpblendw	$170, %ymm12, %ymm1, %ymm1
	vcvtdq2ps	%ymm1, %ymm1
225:
	testb	$1, %r14b
	je	226f
	movl	%r9d, %r8d
	andl	$16, %r8d
	vmovd	%r8d, %xmm9
	vpsrld	%xmm9, %ymm8, %ymm8
	vpblendw	$170, %ymm12, %ymm8, %ymm8
	vcvtdq2ps	%ymm8, %ymm8
226:
	movq	408(%rsp), %r8
	vbroadcastss	(%r8), %ymm9
	vsubps	%ymm9, %ymm1, %ymm10
	vbroadcastss	4(%r8), %ymm1
	vbroadcastss	8(%r8), %ymm9
	vfmadd213ps	%ymm9, %ymm10, %ymm1
	vmovaps	%ymm1, (%rdx)
	testb	$8, %r14b
	je	223b
	vbroadcastss	264f(%rip), %ymm5
	vaddps	%ymm5, %ymm1, %ymm10
	vbroadcastss	265f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vbroadcastss	266f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm1, %ymm10
	vbroadcastss	267f(%rip), %ymm5
	vaddps	%ymm5, %ymm1, %ymm11
	vxorps	%xmm12, %xmm12, %xmm12
	vcmpltps	%ymm1, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm10, %ymm15, %ymm10
	vbroadcastss	268f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm1, %ymm11
	vmulps	1440(%rsp), %ymm10, %ymm10
	vblendvps	%ymm12, %ymm11, %ymm15, %ymm11
	vmulps	%ymm11, %ymm13, %ymm11
	vpsrld	$23, %ymm10, %ymm13
	vpsrld	$23, %ymm11, %ymm14
	vpsubd	%ymm14, %ymm6, %ymm6
	vbroadcastss	278f(%rip), %ymm14
	vpaddd	%ymm6, %ymm13, %ymm6
	vbroadcastss	269f(%rip), %ymm13
	vandps	%ymm13, %ymm10, %ymm10
	vmovups	1696(%rsp), %ymm5
	vorps	%ymm5, %ymm10, %ymm10
	vmovups	%ymm10, 1440(%rsp)
	vandps	%ymm13, %ymm11, %ymm10
	vorps	%ymm5, %ymm10, %ymm13
	vmovdqu	1408(%rsp), %ymm5
	vandps	%ymm15, %ymm12, %ymm10
	vxorps	%xmm12, %xmm12, %xmm12
	vmovups	1472(%rsp), %ymm11
	vaddps	%ymm10, %ymm11, %ymm11
	vmovups	%ymm11, 1472(%rsp)
	jmp	223b
	.p2align	4
227:
	vpbroadcastd	270f(%rip), %ymm0
	vpmaxud	%ymm0, %ymm7, %ymm0
	vpcmpeqd	%ymm0, %ymm7, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm7
	vpbroadcastd	271f(%rip), %ymm0
	vpblendw	$170, %ymm0, %ymm6, %ymm0
	vpsrld	$16, %ymm6, %ymm1
	vpbroadcastd	272f(%rip), %ymm6
	vpblendw	$170, %ymm6, %ymm1, %ymm1
	vbroadcastss	273f(%rip), %ymm5
	vsubps	%ymm5, %ymm1, %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vbroadcastss	274f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	movq	1760(%rsp), %r14
	movq	1752(%rsp), %r15
	movq	640(%rsp), %rbp
	movl	48(%rsp), %r11d
	movq	208(%rsp), %rdx
	vmovdqu	368(%rsp), %ymm5
	jmp	229f
228:
	vxorps	%xmm2, %xmm2, %xmm2
	vpxor	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm4, %xmm4, %xmm4
	vpxor	%xmm5, %xmm5, %xmm5
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 1472(%rsp)
	vmovaps	%ymm15, %ymm13
	vmovups	%ymm15, 1440(%rsp)
229:
	testq	%rdx, %rdx
	vmovups	%ymm13, 3328(%rsp)
	vmovups	%ymm0, 3296(%rsp)
	vmovdqa	%xmm7, 544(%rsp)
	js	230f
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%rdx, %xmm10, %xmm0
	jmp	231f
	.p2align	4
230:
	movq	%rdx, %rax
	shrq	%rax
	andl	$1, %edx
	orq	%rax, %rdx
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%rdx, %xmm10, %xmm0
	vaddss	%xmm0, %xmm0, %xmm0
231:
	vpxor	%xmm6, %xmm6, %xmm6
	vxorps	%xmm10, %xmm10, %xmm10
	vcvtsi2ss	%r10, %xmm10, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vmovups	%ymm1, 16(%rsp)
	vmaxps	%ymm15, %ymm1, %ymm1
	vdivps	%ymm1, %ymm15, %ymm1
	vmulps	%ymm5, %ymm1, %ymm5
	vmulps	%ymm4, %ymm1, %ymm4
	vmulps	%ymm3, %ymm1, %ymm3
	vminps	%ymm5, %ymm4, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm8
	vblendvps	%ymm8, %ymm4, %ymm7, %ymm7
	vmulps	%ymm2, %ymm1, %ymm1
	vmaxps	%ymm5, %ymm4, %ymm2
	vblendvps	%ymm8, %ymm4, %ymm2, %ymm2
	vminps	%ymm3, %ymm1, %ymm4
	vcmpunordps	%ymm3, %ymm3, %ymm5
	vblendvps	%ymm5, %ymm1, %ymm4, %ymm4
	vmaxps	%ymm3, %ymm1, %ymm3
	vblendvps	%ymm5, %ymm1, %ymm3, %ymm1
	vminps	%ymm7, %ymm4, %ymm3
	vcmpunordps	%ymm7, %ymm7, %ymm5
	vblendvps	%ymm5, %ymm4, %ymm3, %ymm3
	vmaxps	%ymm7, %ymm4, %ymm7
	vblendvps	%ymm5, %ymm4, %ymm7, %ymm4
	vminps	%ymm2, %ymm1, %ymm5
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm5, %ymm1
	vminps	%ymm4, %ymm1, %ymm2
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm3, %ymm1
	vbroadcastss	275f(%rip), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	%ymm1, 272(%rsp)
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 2768(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm10, %xmm10, %xmm10
	vxorps	%xmm4, %xmm4, %xmm4
	testq	%r10, %r10
	je	237f
	vmovups	272(%rsp), %ymm1
	vmaxps	%ymm3, %ymm1, %ymm0
	vbroadcastss	8(%r9), %ymm8
	vaddps	%ymm0, %ymm8, %ymm0
	vsqrtps	%ymm0, %ymm0
	vaddps	%ymm0, %ymm1, %ymm9
	movl	%r10d, %eax
	andl	$-2, %eax
	movq	%r10, %rcx
	shlq	$5, %rcx
	movq	1104(%rsp), %rdx
	xorl	%esi, %esi
	jmp	235f
	.p2align	4
232:
	xorl	%edi, %edi
233:
	vmovaps	%ymm11, %ymm0
	vmovaps	%ymm10, %ymm1
	movq	%rsi, %r8
	imulq	%r10, %r8
	shlq	$5, %r8
	addq	%rbp, %r8
	vcvtsi2ss	%rdi, %xmm15, %xmm2
	shlq	$5, %rdi
	vmovaps	(%r8,%rdi), %ymm10
	vsubps	%ymm8, %ymm10, %ymm10
	vsubps	%ymm9, %ymm10, %ymm10
	vmaxps	%ymm6, %ymm10, %ymm10
	vmulps	%ymm10, %ymm10, %ymm13
	vbroadcastss	%xmm2, %ymm10
	vaddps	%ymm13, %ymm12, %ymm12
	vfmadd213ps	%ymm1, %ymm13, %ymm10
	vmulss	%xmm2, %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm11
	vfmadd213ps	%ymm0, %ymm13, %ymm11
234:
	vcvtsi2ss	%rsi, %xmm15, %xmm0
	vbroadcastss	%xmm0, %ymm1
	vaddps	%ymm4, %ymm12, %ymm4
	vfmadd231ps	%ymm1, %ymm12, %ymm7
	vmulss	%xmm0, %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm5
	incq	%rsi
	addq	%rcx, %rdx
	cmpq	%r10, %rsi
	je	237f
235:
	vxorps	%xmm12, %xmm12, %xmm12
	cmpq	$1, %r10
	je	232b
	movq	%rdx, %r8
	xorl	%edi, %edi
	vpxor	%xmm6, %xmm6, %xmm6
	.p2align	4
236:
	vmovaps	-32(%r8), %ymm0
	vmovaps	(%r8), %ymm1
	vsubps	%ymm8, %ymm0, %ymm0
	vsubps	%ymm9, %ymm0, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vcvtsi2ss	%rdi, %xmm15, %xmm2
	vmulps	%ymm0, %ymm0, %ymm0
	vbroadcastss	%xmm2, %ymm13
	vaddps	%ymm0, %ymm12, %ymm12
	vfmadd213ps	%ymm10, %ymm0, %ymm13
	vmulss	%xmm2, %xmm2, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vfmadd213ps	%ymm11, %ymm0, %ymm2
	vsubps	%ymm8, %ymm1, %ymm0
	vsubps	%ymm9, %ymm0, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm0, %ymm0
	leaq	1(%rdi), %r9
	vcvtsi2ss	%r9, %xmm15, %xmm1
	vbroadcastss	%xmm1, %ymm10
	vaddps	%ymm0, %ymm12, %ymm12
	vfmadd213ps	%ymm13, %ymm0, %ymm10
	vmulss	%xmm1, %xmm1, %xmm1
	vbroadcastss	%xmm1, %ymm11
	vfmadd213ps	%ymm2, %ymm0, %ymm11
	addq	$2, %rdi
	addq	$64, %r8
	cmpq	%rax, %rdi
	jne	236b
	vpxor	%xmm6, %xmm6, %xmm6
	testb	$1, %r10b
	movq	408(%rsp), %r9
	jne	233b
	jmp	234b
	.p2align	4
237:
	vbroadcastss	276f(%rip), %ymm0
	vmaxps	%ymm0, %ymm4, %ymm0
	vdivps	%ymm0, %ymm15, %ymm0
	vbroadcastss	277f(%rip), %ymm1
	vcmpltps	%ymm4, %ymm1, %ymm1
	vaddps	16(%rsp), %ymm14, %ymm2
	vbroadcastss	275f(%rip), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmulps	%ymm0, %ymm10, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm8
	vmulps	%ymm0, %ymm7, %ymm6
	vblendvps	%ymm1, %ymm6, %ymm2, %ymm7
	vbroadcastss	279f(%rip), %ymm1
	vmovups	2768(%rsp), %ymm2
	vdivps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm0, %ymm11, %ymm2
	vmovups	%ymm8, 512(%rsp)
	vfnmadd231ps	%ymm8, %ymm8, %ymm2
	vaddps	%ymm2, %ymm2, %ymm2
	vminps	%ymm2, %ymm1, %ymm6
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm6, %ymm2
	vbroadcastss	280f(%rip), %ymm6
	vmaxps	%ymm6, %ymm2, %ymm2
	vsqrtps	%ymm2, %ymm10
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	%ymm7, 240(%rsp)
	vfnmadd231ps	%ymm7, %ymm7, %ymm0
	vaddps	%ymm0, %ymm0, %ymm0
	vminps	%ymm0, %ymm1, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm1, %ymm2, %ymm0
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm11
	vmovss	60(%r9), %xmm0
	vmovss	84(%r9), %xmm1
	vmovaps	%xmm0, 16(%rsp)
	vmovaps	%xmm1, 448(%rsp)
	vsubss	%xmm0, %xmm1, %xmm0
	vmovss	%xmm0, 480(%rsp)
	vmulss	281f(%rip), %xmm0, %xmm0
	vmovss	%xmm0, 368(%rsp)
	vbroadcastss	44(%r9), %ymm13
	vmovss	261f(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm14
	vbroadcastss	20(%r9), %ymm0
	vmovups	%ymm0, 336(%rsp)
	vbroadcastss	28(%r9), %ymm0
	vmovups	%ymm0, 304(%rsp)
	vbroadcastss	36(%r9), %ymm0
	vmovups	%ymm0, 48(%rsp)
	vbroadcastss	24(%r9), %ymm0
	vmovups	%ymm0, 208(%rsp)
	vbroadcastss	32(%r9), %ymm0
	vmovups	%ymm0, 128(%rsp)
	vbroadcastss	40(%r9), %ymm0
	xorl	%eax, %eax
	vbroadcastss	282f(%rip), %ymm8
	vmovss	275f(%rip), %xmm12
	vbroadcastss	283f(%rip), %ymm9
	.p2align	4
238:
	vcvtsi2ss	%eax, %xmm4, %xmm1
	vaddss	%xmm1, %xmm12, %xmm1
	vmovss	368(%rsp), %xmm2
	vfmadd213ss	16(%rsp), %xmm2, %xmm1
	vbroadcastss	%xmm1, %ymm1
	vsubps	%ymm13, %ymm1, %ymm7
	vmulps	%ymm7, %ymm14, %ymm7
	vmovups	48(%rsp), %ymm2
	vfmadd213ps	304(%rsp), %ymm7, %ymm2
	vfmadd213ps	%ymm15, %ymm7, %ymm2
	vaddps	%ymm1, %ymm13, %ymm15
	vmulps	%ymm14, %ymm15, %ymm15
	vmovaps	%ymm0, %ymm6
	vfmadd213ps	128(%rsp), %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vmulps	%ymm15, %ymm15, %ymm15
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm15, %ymm6
	vbroadcastss	261f(%rip), %ymm5
	vfmadd213ps	%ymm5, %ymm7, %ymm2
	vmaxps	%ymm9, %ymm6, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmaxps	%ymm9, %ymm2, %ymm15
	vsqrtps	%ymm15, %ymm15
	vbroadcastss	261f(%rip), %ymm5
	vdivps	%ymm15, %ymm5, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vbroadcastss	261f(%rip), %ymm15
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	336(%rsp), %ymm2, %ymm2
	vmulps	%ymm7, %ymm6, %ymm6
	vmulps	208(%rsp), %ymm6, %ymm6
	vsubps	%ymm11, %ymm6, %ymm7
	vmulps	%ymm6, %ymm11, %ymm6
	vdivps	%ymm6, %ymm15, %ymm6
	vmulps	%ymm7, %ymm7, %ymm7
	vmulps	%ymm6, %ymm7, %ymm6
	vmulps	%ymm2, %ymm10, %ymm7
	vsubps	%ymm10, %ymm2, %ymm2
	vdivps	%ymm7, %ymm15, %ymm7
	vmulps	%ymm2, %ymm2, %ymm2
	vfmadd231ps	%ymm7, %ymm2, %ymm6
	vcmpltps	%ymm8, %ymm6, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vminps	%ymm8, %ymm6, %ymm8
	incl	%eax
	cmpl	$24, %eax
	jne	238b
	vbroadcastss	284f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm11, %ymm0
	vmulps	%ymm0, %ymm4, %ymm0
	vmovups	2768(%rsp), %ymm4
	vmovups	80(%rsp), %ymm2
	vmovups	272(%rsp), %ymm13
	vfnmadd231ps	%ymm4, %ymm13, %ymm2
	vsqrtps	%ymm0, %ymm0
	vmaxps	%ymm2, %ymm0, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm1, %ymm0
	vbroadcastss	52(%r9), %ymm11
	vbroadcastss	76(%r9), %ymm12
	vbroadcastss	56(%r9), %ymm9
	vbroadcastss	80(%r9), %ymm10
	vbroadcastss	16(%rsp), %ymm7
	vbroadcastss	448(%rsp), %ymm8
	vbroadcastss	68(%r9), %ymm5
	vbroadcastss	92(%r9), %ymm6
	vmovups	512(%rsp), %ymm2
	vminps	%ymm2, %ymm12, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm12, 2256(%rsp)
	vblendvps	%ymm2, %ymm12, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm11, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm11, 2288(%rsp)
	vblendvps	%ymm1, %ymm11, %ymm2, %ymm1
	vmovups	%ymm1, 1152(%rsp)
	vmovups	240(%rsp), %ymm2
	vminps	%ymm2, %ymm10, %ymm1
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vmovups	%ymm10, 2320(%rsp)
	vblendvps	%ymm2, %ymm10, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm9, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm9, 2352(%rsp)
	vblendvps	%ymm1, %ymm9, %ymm2, %ymm1
	vmovups	%ymm1, 1120(%rsp)
	vminps	%ymm3, %ymm8, %ymm1
	vcmpunordps	%ymm3, %ymm3, %ymm2
	vmovups	%ymm8, 2384(%rsp)
	vblendvps	%ymm2, %ymm8, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm7, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm7, 2672(%rsp)
	vblendvps	%ymm1, %ymm7, %ymm2, %ymm1
	vmovups	%ymm1, 1248(%rsp)
	vminps	%ymm13, %ymm6, %ymm1
	vcmpunordps	%ymm13, %ymm13, %ymm2
	vmovups	%ymm6, 2416(%rsp)
	vblendvps	%ymm2, %ymm6, %ymm1, %ymm1
	vmaxps	%ymm1, %ymm5, %ymm2
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vmovups	%ymm5, 2448(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm2, %ymm6
	vbroadcastss	285f(%rip), %ymm3
	vcmpltps	%ymm3, %ymm4, %ymm1
	vextractf128	$1, %ymm1, %xmm2
	vpackssdw	%xmm2, %xmm1, %xmm1
	vmaxps	%ymm15, %ymm0, %ymm0
	vpor	544(%rsp), %xmm1, %xmm1
	vbroadcastss	88(%r9), %ymm2
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm4, %xmm4, %xmm4
	vmovups	%ymm4, 2128(%rsp)
	vblendvps	%ymm1, %ymm5, %ymm15, %ymm9
	vmovups	%ymm2, 2224(%rsp)
	vminps	%ymm0, %ymm2, %ymm0
	vbroadcastss	286f(%rip), %ymm2
	vblendvps	%ymm1, %ymm2, %ymm3, %ymm1
	vmovups	%ymm1, 2736(%rsp)
	movl	%r11d, %eax
	vbroadcastss	64(%r9), %ymm3
	vcvtsi2ss	%rax, %xmm14, %xmm1
	vmovups	%ymm3, 2192(%rsp)
	vmaxps	%ymm0, %ymm3, %ymm5
	vbroadcastss	%xmm1, %ymm0
	vmovups	%ymm0, 3200(%rsp)
	vmovss	480(%rsp), %xmm0
	vmulss	280f(%rip), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	%ymm0, 3360(%rsp)
	leaq	(%r10,%r10,4), %r11
	shlq	$5, %r11
	leaq	128(%r13), %rdi
	addq	%rdi, %r11
	movq	%r10, %r12
	shlq	$5, %r12
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2000(%rsp)
	vmovups	%ymm0, 2032(%rsp)
	vmovups	%ymm0, 2064(%rsp)
	vmovups	%ymm0, 2096(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 1808(%rsp)
	vmovups	%ymm15, 2160(%rsp)
	vbroadcastss	288f(%rip), %ymm0
	vmovups	%ymm0, 3168(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm1, 1664(%rsp)
	vmovups	%ymm0, 2480(%rsp)
	vmovups	%ymm2, 2608(%rsp)
	vbroadcastss	287f(%rip), %ymm0
	vmovups	%ymm0, 2800(%rsp)
	vbroadcastss	282f(%rip), %ymm0
	vmovups	%ymm0, 2704(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2512(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	jmp	240f
	.p2align	4
239:
	vbroadcastss	261f(%rip), %ymm8
	vmovups	3424(%rsp), %ymm0
	vminps	%ymm8, %ymm0, %ymm2
	vminps	%ymm2, %ymm9, %ymm2
	vminps	%ymm2, %ymm12, %ymm2
	vminps	%ymm2, %ymm4, %ymm2
	vmovups	544(%rsp), %ymm15
	vmulps	1600(%rsp), %ymm15, %ymm3
	vmulps	%ymm3, %ymm15, %ymm3
	vmovups	80(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vminps	%ymm2, %ymm4, %ymm2
	vmovups	272(%rsp), %ymm0
	vmulps	1632(%rsp), %ymm0, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	vmovups	16(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	704(%rsp), %ymm12
	vmulps	3232(%rsp), %ymm12, %ymm3
	vmulps	%ymm3, %ymm12, %ymm3
	vmovups	368(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	480(%rsp), %ymm0
	vmulps	176(%rsp), %ymm0, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	vmovups	336(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vmovups	576(%rsp), %ymm0
	vmulps	800(%rsp), %ymm0, %ymm3
	vmulps	%ymm3, %ymm0, %ymm3
	vmovups	304(%rsp), %ymm0
	vsubps	%ymm0, %ymm8, %ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm4
	vminps	%ymm2, %ymm4, %ymm3
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	2128(%rsp), %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vfmadd132ps	448(%rsp), %ymm0, %ymm2
	vmovups	2000(%rsp), %ymm0
	vfmadd231ps	512(%rsp), %ymm0, %ymm2
	vmovups	768(%rsp), %ymm0
	vfmadd231ps	2032(%rsp), %ymm0, %ymm2
	vmovups	960(%rsp), %ymm0
	vfmadd231ps	2064(%rsp), %ymm0, %ymm2
	vmovups	736(%rsp), %ymm0
	vfmadd231ps	2096(%rsp), %ymm0, %ymm2
	vmovups	1808(%rsp), %ymm5
	vsubps	%ymm2, %ymm5, %ymm2
	vbroadcastss	280f(%rip), %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vmulps	1936(%rsp), %ymm10, %ymm9
	vmovups	1280(%rsp), %ymm0
	vfmadd213ps	1840(%rsp), %ymm9, %ymm0
	vmulps	1312(%rsp), %ymm0, %ymm10
	vmovups	%ymm10, 1376(%rsp)
	vmovups	1872(%rsp), %ymm0
	vfmadd213ps	1904(%rsp), %ymm10, %ymm0
	vmovups	1504(%rsp), %ymm3
	vfmadd213ps	%ymm0, %ymm9, %ymm3
	vmulps	832(%rsp), %ymm3, %ymm3
	vmovups	48(%rsp), %ymm0
	vfmadd213ps	%ymm13, %ymm3, %ymm0
	vfmadd213ps	%ymm0, %ymm10, %ymm11
	vfmadd213ps	%ymm11, %ymm9, %ymm6
	vmovups	%ymm9, 1056(%rsp)
	vmulps	128(%rsp), %ymm6, %ymm4
	vmovups	1568(%rsp), %ymm0
	vfmadd213ps	672(%rsp), %ymm4, %ymm0
	vmovups	1344(%rsp), %ymm7
	vfmadd213ps	%ymm0, %ymm3, %ymm7
	vbroadcastss	276f(%rip), %ymm0
	vmaxps	%ymm0, %ymm2, %ymm0
	vdivps	%ymm0, %ymm8, %ymm0
	vmovups	1536(%rsp), %ymm2
	vfmadd213ps	%ymm7, %ymm10, %ymm2
	vmovups	416(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm9, %ymm6
	vmovaps	%ymm5, %ymm7
	vmovups	%ymm5, 1808(%rsp)
	vmulps	%ymm0, %ymm5, %ymm0
	vmulps	2160(%rsp), %ymm0, %ymm0
	vmovups	2800(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm2
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm5, %ymm2, %ymm0
	vmulps	%ymm6, %ymm15, %ymm13
	vbroadcastss	2146f(%rip), %ymm5
	vmaxps	%ymm5, %ymm0, %ymm0
	vxorps	%xmm2, %xmm2, %xmm2
	vcmpltps	1664(%rsp), %ymm2, %ymm5
	vmovups	%ymm5, 800(%rsp)
	vcmpnltps	%ymm7, %ymm2, %ymm6
	vorps	%ymm6, %ymm5, %ymm6
	vblendvps	%ymm6, %ymm8, %ymm0, %ymm11
	vmovups	1408(%rsp), %ymm2
	vandps	%ymm2, %ymm13, %ymm6
	vmovaps	%ymm13, %ymm7
	vmovups	%ymm13, 544(%rsp)
	vbroadcastss	2148f(%rip), %ymm15
	vaddps	%ymm6, %ymm15, %ymm6
	vmovaps	%ymm8, %ymm0
	vdivps	%ymm6, %ymm8, %ymm6
	vmovups	%ymm6, 416(%rsp)
	vmovups	2976(%rsp), %ymm5
	vmulps	%ymm6, %ymm5, %ymm6
	vmovups	%ymm11, 864(%rsp)
	vminps	%ymm11, %ymm6, %ymm8
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm6, %ymm8, %ymm8
	vmulps	272(%rsp), %ymm4, %ymm9
	vandps	%ymm2, %ymm9, %ymm4
	vmovups	%ymm9, 128(%rsp)
	vaddps	%ymm4, %ymm15, %ymm4
	vdivps	%ymm4, %ymm0, %ymm11
	vmulps	%ymm3, %ymm12, %ymm10
	vandps	%ymm2, %ymm10, %ymm3
	vmovups	%ymm10, 48(%rsp)
	vaddps	%ymm3, %ymm15, %ymm3
	vdivps	%ymm3, %ymm0, %ymm6
	vmovups	3008(%rsp), %ymm4
	vmulps	%ymm4, %ymm11, %ymm12
	vminps	%ymm8, %ymm12, %ymm13
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vandps	3136(%rsp), %ymm2, %ymm14
	vaddps	%ymm15, %ymm14, %ymm14
	vmovaps	%ymm15, %ymm3
	vdivps	%ymm14, %ymm0, %ymm14
	vandps	3104(%rsp), %ymm2, %ymm15
	vaddps	%ymm3, %ymm15, %ymm15
	vdivps	%ymm15, %ymm0, %ymm15
	vblendvps	%ymm8, %ymm12, %ymm13, %ymm8
	vbroadcastss	275f(%rip), %ymm0
	vmulps	%ymm0, %ymm6, %ymm12
	vmulps	%ymm5, %ymm12, %ymm13
	vmulps	%ymm13, %ymm14, %ymm13
	vmulps	%ymm4, %ymm12, %ymm12
	vmulps	%ymm12, %ymm15, %ymm12
	vminps	%ymm13, %ymm12, %ymm14
	vcmpunordps	%ymm13, %ymm13, %ymm13
	vblendvps	%ymm13, %ymm12, %ymm14, %ymm12
	vmulps	3360(%rsp), %ymm6, %ymm13
	vminps	%ymm12, %ymm13, %ymm14
	vcmpunordps	%ymm12, %ymm12, %ymm12
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vminps	%ymm8, %ymm12, %ymm13
	vcmpunordps	%ymm8, %ymm8, %ymm8
	vblendvps	%ymm8, %ymm12, %ymm13, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vcmpltps	%ymm5, %ymm7, %ymm12
	vmovups	1152(%rsp), %ymm0
	vsubps	2288(%rsp), %ymm0, %ymm13
	vmovups	2256(%rsp), %ymm4
	vsubps	%ymm0, %ymm4, %ymm14
	vblendvps	%ymm12, %ymm13, %ymm14, %ymm12
	vcmpltps	%ymm5, %ymm9, %ymm13
	vmovups	1120(%rsp), %ymm0
	vsubps	2352(%rsp), %ymm0, %ymm14
	vmovups	2320(%rsp), %ymm4
	vsubps	%ymm0, %ymm4, %ymm15
	vblendvps	%ymm13, %ymm14, %ymm15, %ymm13
	vmulps	416(%rsp), %ymm12, %ymm7
	vmulps	80(%rsp), %ymm12, %ymm12
	vbroadcastss	2149f(%rip), %ymm14
	vmulps	%ymm7, %ymm14, %ymm7
	vcmpltps	%ymm12, %ymm5, %ymm12
	vbroadcastss	288f(%rip), %ymm9
	vminps	%ymm9, %ymm7, %ymm7
	vblendvps	%ymm12, %ymm7, %ymm9, %ymm7
	vmulps	%ymm11, %ymm13, %ymm11
	vmulps	16(%rsp), %ymm13, %ymm12
	vmulps	%ymm14, %ymm11, %ymm11
	vcmpltps	%ymm12, %ymm5, %ymm12
	vblendvps	%ymm12, %ymm11, %ymm9, %ymm11
	vminps	%ymm7, %ymm11, %ymm12
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm11, %ymm12, %ymm7
	vcmpltps	%ymm5, %ymm10, %ymm11
	vmovups	1248(%rsp), %ymm0
	vsubps	2672(%rsp), %ymm0, %ymm12
	vmovups	2384(%rsp), %ymm4
	vsubps	%ymm0, %ymm4, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm6, %ymm11, %ymm3
	vmulps	368(%rsp), %ymm11, %ymm11
	vmulps	%ymm3, %ymm14, %ymm3
	vcmpltps	%ymm11, %ymm5, %ymm11
	vmovaps	%ymm9, %ymm6
	vblendvps	%ymm11, %ymm3, %ymm9, %ymm3
	vminps	%ymm7, %ymm3, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm3, %ymm11, %ymm7
	vmovups	480(%rsp), %ymm15
	vmulps	1376(%rsp), %ymm15, %ymm3
	vcmpltps	%ymm5, %ymm3, %ymm10
	vmovups	240(%rsp), %ymm8
	vsubps	2192(%rsp), %ymm8, %ymm11
	vmovups	2224(%rsp), %ymm4
	vsubps	%ymm8, %ymm4, %ymm12
	vblendvps	%ymm10, %ymm11, %ymm12, %ymm10
	vandps	%ymm2, %ymm3, %ymm11
	vbroadcastss	2148f(%rip), %ymm12
	vaddps	%ymm12, %ymm11, %ymm11
	vbroadcastss	261f(%rip), %ymm4
	vdivps	%ymm11, %ymm4, %ymm11
	vmulps	%ymm11, %ymm10, %ymm11
	vmulps	336(%rsp), %ymm10, %ymm10
	vmulps	%ymm14, %ymm11, %ymm11
	vcmpltps	%ymm10, %ymm5, %ymm10
	vblendvps	%ymm10, %ymm11, %ymm9, %ymm10
	vminps	%ymm7, %ymm10, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm10, %ymm11, %ymm7
	vmovups	1056(%rsp), %ymm9
	vmulps	576(%rsp), %ymm9, %ymm9
	vandps	%ymm2, %ymm9, %ymm10
	vaddps	%ymm12, %ymm10, %ymm10
	vdivps	%ymm10, %ymm4, %ymm10
	vcmpltps	%ymm5, %ymm9, %ymm11
	vmovups	208(%rsp), %ymm0
	vsubps	2448(%rsp), %ymm0, %ymm12
	vmovups	2416(%rsp), %ymm2
	vsubps	%ymm0, %ymm2, %ymm13
	vblendvps	%ymm11, %ymm12, %ymm13, %ymm11
	vmulps	%ymm10, %ymm11, %ymm10
	vmulps	304(%rsp), %ymm11, %ymm11
	vmulps	%ymm14, %ymm10, %ymm10
	vcmpltps	%ymm11, %ymm5, %ymm11
	vblendvps	%ymm11, %ymm10, %ymm6, %ymm10
	vminps	%ymm7, %ymm10, %ymm11
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 704(%rsp)
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm8, %ymm4, %ymm7
	vmulps	%ymm7, %ymm15, %ymm2
	vmovups	%ymm2, 80(%rsp)
	vmulps	%ymm1, %ymm2, %ymm10
	vbroadcastss	2145f(%rip), %ymm0
	vmulps	%ymm0, %ymm10, %ymm10
	vminps	%ymm1, %ymm10, %ymm11
	vcmpunordps	%ymm1, %ymm1, %ymm13
	vmovaps	%ymm1, %ymm2
	vmovups	%ymm1, 336(%rsp)
	vblendvps	%ymm13, %ymm10, %ymm11, %ymm0
	vmovups	%ymm0, 576(%rsp)
	vmovups	1120(%rsp), %ymm1
	vaddps	128(%rsp), %ymm1, %ymm10
	vmovups	2320(%rsp), %ymm0
	vminps	%ymm10, %ymm0, %ymm11
	vcmpunordps	%ymm10, %ymm10, %ymm14
	vblendvps	%ymm14, %ymm0, %ymm11, %ymm11
	vmovups	2352(%rsp), %ymm0
	vmaxps	%ymm11, %ymm0, %ymm14
	vcmpunordps	%ymm11, %ymm11, %ymm11
	vblendvps	%ymm11, %ymm0, %ymm14, %ymm11
	vmovups	1152(%rsp), %ymm12
	vaddps	544(%rsp), %ymm12, %ymm14
	vmovups	2256(%rsp), %ymm0
	vminps	%ymm14, %ymm0, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm15, %ymm7
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm7, %ymm0, %ymm15
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm0, %ymm15, %ymm7
	vcmpneqps	%ymm11, %ymm10, %ymm10
	vcmpeqps	%ymm1, %ymm11, %ymm11
	vandps	%ymm10, %ymm11, %ymm10
	vmovups	1248(%rsp), %ymm1
	vaddps	48(%rsp), %ymm1, %ymm15
	vmovups	2384(%rsp), %ymm0
	vminps	%ymm15, %ymm0, %ymm11
	vcmpunordps	%ymm15, %ymm15, %ymm5
	vblendvps	%ymm5, %ymm0, %ymm11, %ymm5
	vmovups	2672(%rsp), %ymm13
	vmaxps	%ymm5, %ymm13, %ymm11
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm13, %ymm11, %ymm5
	vcmpneqps	%ymm7, %ymm14, %ymm11
	vcmpeqps	%ymm7, %ymm12, %ymm7
	vandps	%ymm7, %ymm11, %ymm11
	vmovaps	%ymm8, %ymm0
	vaddps	%ymm3, %ymm8, %ymm3
	vmovups	2224(%rsp), %ymm8
	vminps	%ymm3, %ymm8, %ymm7
	vcmpunordps	%ymm3, %ymm3, %ymm14
	vblendvps	%ymm14, %ymm8, %ymm7, %ymm7
	vmovups	2192(%rsp), %ymm6
	vmaxps	%ymm7, %ymm6, %ymm14
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm6, %ymm14, %ymm7
	vcmpneqps	%ymm5, %ymm15, %ymm14
	vcmpeqps	%ymm1, %ymm5, %ymm5
	vandps	%ymm5, %ymm14, %ymm5
	vmovups	208(%rsp), %ymm4
	vaddps	%ymm4, %ymm9, %ymm9
	vmovups	2416(%rsp), %ymm1
	vminps	%ymm9, %ymm1, %ymm14
	vcmpunordps	%ymm9, %ymm9, %ymm15
	vblendvps	%ymm15, %ymm1, %ymm14, %ymm14
	vmovups	2448(%rsp), %ymm1
	vmaxps	%ymm14, %ymm1, %ymm15
	vcmpunordps	%ymm14, %ymm14, %ymm14
	vblendvps	%ymm14, %ymm1, %ymm15, %ymm14
	vcmpneqps	%ymm7, %ymm3, %ymm3
	vcmpeqps	%ymm0, %ymm7, %ymm7
	vandps	%ymm3, %ymm7, %ymm3
	vcmpneqps	%ymm14, %ymm9, %ymm7
	vcmpeqps	%ymm4, %ymm14, %ymm9
	vandps	%ymm7, %ymm9, %ymm7
	vpsrld	$31, %ymm3, %ymm3
	vpslld	$3, %ymm3, %ymm3
	vpsrld	$31, %ymm7, %ymm7
	vpslld	$4, %ymm7, %ymm7
	vpor	%ymm7, %ymm3, %ymm3
	vpsrld	$31, %ymm5, %ymm5
	vpslld	$2, %ymm5, %ymm5
	vpor	%ymm5, %ymm3, %ymm3
	vpsrld	$31, %ymm10, %ymm5
	vpaddd	%ymm5, %ymm5, %ymm5
	vpor	%ymm5, %ymm3, %ymm3
	vpsubd	%ymm11, %ymm3, %ymm4
	vmovdqu	%ymm4, 480(%rsp)
	vbroadcastss	2143f(%rip), %ymm0
	vmovups	176(%rsp), %ymm1
	vcmpltps	%ymm0, %ymm1, %ymm5
	vmovups	3168(%rsp), %ymm10
	vcmpltps	%ymm2, %ymm10, %ymm3
	vorps	%ymm3, %ymm5, %ymm3
	vmovups	800(%rsp), %ymm8
	vandps	%ymm3, %ymm8, %ymm3
	vmovups	2608(%rsp), %ymm2
	vbroadcastss	280f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm7
	vblendvps	%ymm3, %ymm7, %ymm2, %ymm7
	vmovups	3264(%rsp), %ymm0
	vsubps	2640(%rsp), %ymm0, %ymm14
	vmovups	%ymm14, 16(%rsp)
	vmovups	1664(%rsp), %ymm6
	vxorps	%xmm9, %xmm9, %xmm9
	vcmpnltps	%ymm6, %ymm9, %ymm3
	vorps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 304(%rsp)
	vmovups	992(%rsp), %ymm0
	vbroadcastss	288f(%rip), %ymm1
	vblendvps	%ymm3, %ymm1, %ymm0, %ymm3
	vcmpnltps	%ymm14, %ymm9, %ymm15
	vmovups	2480(%rsp), %ymm0
	vblendvps	%ymm15, %ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 2480(%rsp)
	vmovups	2704(%rsp), %ymm0
	vcmpltps	%ymm1, %ymm0, %ymm3
	vmovups	272(%rsp), %ymm0
	vmovups	704(%rsp), %ymm11
	vcmpltps	%ymm0, %ymm11, %ymm14
	vandps	%ymm3, %ymm14, %ymm1
	vmovups	%ymm1, 368(%rsp)
	vblendvps	%ymm1, %ymm11, %ymm0, %ymm14
	vandps	%ymm5, %ymm8, %ymm5
	vblendvps	%ymm15, %ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 2608(%rsp)
	vmovups	576(%rsp), %ymm0
	vcmpnleps	%ymm7, %ymm0, %ymm7
	vmovups	864(%rsp), %ymm1
	vcmpnleps	%ymm14, %ymm1, %ymm8
	vorps	%ymm7, %ymm8, %ymm7
	vorps	%ymm7, %ymm5, %ymm7
	vpslld	$31, %ymm7, %ymm7
	vpsrad	$31, %ymm7, %ymm7
	vpbroadcastd	261f(%rip), %ymm11
	vpandn	%ymm11, %ymm7, %ymm7
	vblendvps	%ymm15, %ymm6, %ymm7, %ymm0
	vmovups	%ymm0, 1664(%rsp)
	vorps	%ymm5, %ymm15, %ymm3
	vmovups	%ymm3, 176(%rsp)
	vmovups	544(%rsp), %ymm0
	vfmadd213ps	%ymm12, %ymm14, %ymm0
	vmovups	2256(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm2
	vblendvps	%ymm2, %ymm5, %ymm7, %ymm2
	vmovups	2288(%rsp), %ymm0
	vmaxps	%ymm2, %ymm0, %ymm7
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm0, %ymm7, %ymm2
	vmovups	128(%rsp), %ymm0
	vmovups	1120(%rsp), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm0
	vmovups	2320(%rsp), %ymm5
	vminps	%ymm0, %ymm5, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm6
	vblendvps	%ymm6, %ymm5, %ymm7, %ymm6
	vmovups	2352(%rsp), %ymm0
	vmaxps	%ymm6, %ymm0, %ymm7
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm0, %ymm7, %ymm6
	vpcmpeqd	%ymm4, %ymm9, %ymm7
	vpcmpeqd	%ymm0, %ymm0, %ymm0
	vpxor	%ymm0, %ymm7, %ymm7
	vorps	%ymm7, %ymm3, %ymm8
	vmovups	2160(%rsp), %ymm0
	vblendvps	%ymm8, %ymm0, %ymm14, %ymm0
	vmovups	%ymm0, 2160(%rsp)
	vblendvps	%ymm8, %ymm12, %ymm2, %ymm2
	vmovups	%ymm2, 128(%rsp)
	vsubps	%ymm12, %ymm2, %ymm12
	vmovups	2128(%rsp), %ymm0
	vblendvps	%ymm8, %ymm0, %ymm12, %ymm0
	vblendvps	%ymm8, %ymm15, %ymm6, %ymm3
	vmovups	%ymm3, 272(%rsp)
	vfmadd132ps	448(%rsp), %ymm9, %ymm12
	vsubps	%ymm15, %ymm3, %ymm7
	vmovups	2000(%rsp), %ymm2
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm2
	vfmadd231ps	512(%rsp), %ymm7, %ymm12
	vmovups	1248(%rsp), %ymm3
	vfmadd132ps	48(%rsp), %ymm3, %ymm14
	vmovups	2384(%rsp), %ymm5
	vminps	%ymm14, %ymm5, %ymm4
	vcmpunordps	%ymm14, %ymm14, %ymm7
	vblendvps	%ymm7, %ymm5, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm13, %ymm7
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm13, %ymm7, %ymm4
	vblendvps	%ymm8, %ymm3, %ymm4, %ymm4
	vmovups	%ymm4, 48(%rsp)
	vsubps	%ymm3, %ymm4, %ymm7
	vfmadd231ps	768(%rsp), %ymm7, %ymm12
	vmovups	2032(%rsp), %ymm3
	vblendvps	%ymm8, %ymm3, %ymm7, %ymm3
	vdivps	%ymm1, %ymm11, %ymm7
	vmovaps	%ymm1, %ymm5
	vmovups	%ymm0, 2128(%rsp)
	vmulps	%ymm0, %ymm7, %ymm13
	vmovups	608(%rsp), %ymm1
	vfnmadd213ps	960(%rsp), %ymm13, %ymm1
	vmovups	896(%rsp), %ymm0
	vmovups	736(%rsp), %ymm6
	vfnmadd213ps	%ymm6, %ymm13, %ymm0
	vmovups	%ymm2, 2000(%rsp)
	vmulps	%ymm2, %ymm7, %ymm13
	vmovups	2544(%rsp), %ymm9
	vfnmadd213ps	%ymm1, %ymm13, %ymm9
	vmovups	2576(%rsp), %ymm2
	vfnmadd213ps	%ymm0, %ymm13, %ymm2
	vmovups	%ymm3, 2032(%rsp)
	vmulps	%ymm3, %ymm7, %ymm7
	vmovups	1184(%rsp), %ymm0
	vfnmadd213ps	%ymm9, %ymm7, %ymm0
	vmovups	3488(%rsp), %ymm3
	vmulps	%ymm0, %ymm3, %ymm13
	vmulps	928(%rsp), %ymm3, %ymm14
	vmovups	3456(%rsp), %ymm1
	vmulps	%ymm1, %ymm14, %ymm15
	vmulps	%ymm13, %ymm15, %ymm0
	vfnmadd213ps	%ymm11, %ymm15, %ymm15
	vbroadcastss	2137f(%rip), %ymm9
	vmaxps	%ymm9, %ymm15, %ymm15
	vdivps	%ymm15, %ymm11, %ymm15
	vmovups	1216(%rsp), %ymm9
	vfnmadd213ps	%ymm2, %ymm7, %ymm9
	vfmsub231ps	%ymm9, %ymm1, %ymm0
	vmulps	%ymm0, %ymm15, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm5, %ymm0
	vbroadcastss	2150f(%rip), %ymm9
	vmovups	208(%rsp), %ymm2
	vmulps	%ymm2, %ymm9, %ymm7
	vmaxps	%ymm0, %ymm7, %ymm15
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm7, %ymm15, %ymm0
	vaddps	%ymm0, %ymm2, %ymm0
	vmovups	2416(%rsp), %ymm4
	vminps	%ymm0, %ymm4, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm7, %ymm0
	vmovups	2448(%rsp), %ymm4
	vmaxps	%ymm0, %ymm4, %ymm7
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm4, %ymm7, %ymm0
	vmulps	%ymm3, %ymm13, %ymm7
	vmulps	%ymm3, %ymm14, %ymm13
	vmulps	%ymm7, %ymm5, %ymm7
	vblendvps	%ymm8, %ymm2, %ymm0, %ymm0
	vsubps	%ymm2, %ymm0, %ymm14
	vfnmadd231ps	%ymm13, %ymm14, %ymm7
	vmovups	240(%rsp), %ymm3
	vmulps	%ymm3, %ymm9, %ymm13
	vmaxps	%ymm7, %ymm13, %ymm15
	vcmpunordps	%ymm7, %ymm7, %ymm7
	vblendvps	%ymm7, %ymm13, %ymm15, %ymm7
	vbroadcastss	2147f(%rip), %ymm9
	vmovups	336(%rsp), %ymm2
	vmulps	%ymm2, %ymm9, %ymm13
	vmulps	%ymm2, %ymm13, %ymm13
	vmulps	80(%rsp), %ymm13, %ymm13
	vmovups	304(%rsp), %ymm1
	vbroadcastss	288f(%rip), %ymm4
	vblendvps	%ymm1, %ymm4, %ymm13, %ymm11
	vbroadcastss	16(%r9), %ymm13
	vcmpleps	%ymm13, %ymm11, %ymm11
	vmulss	%xmm13, %xmm13, %xmm13
	vbroadcastss	%xmm13, %ymm13
	vmovups	1024(%rsp), %ymm1
	vcmpleps	%ymm13, %ymm1, %ymm13
	vandps	%ymm13, %ymm11, %ymm11
	vblendvps	%ymm8, %ymm10, %ymm2, %ymm10
	vmovups	%ymm10, 3168(%rsp)
	vmovups	176(%rsp), %ymm1
	vandnps	480(%rsp), %ymm1, %ymm1
	vfmadd231ps	%ymm6, %ymm14, %ymm12
	vmovups	2096(%rsp), %ymm2
	vblendvps	%ymm8, %ymm2, %ymm14, %ymm2
	vmovups	%ymm2, 2096(%rsp)
	vorps	3392(%rsp), %ymm1, %ymm1
	vmovaps	%ymm3, %ymm2
	vaddps	%ymm7, %ymm3, %ymm5
	vmovups	2224(%rsp), %ymm3
	vminps	%ymm5, %ymm3, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm7, %ymm5
	vmovups	2192(%rsp), %ymm3
	vmaxps	%ymm5, %ymm3, %ymm7
	vcmpunordps	%ymm5, %ymm5, %ymm5
	vblendvps	%ymm5, %ymm3, %ymm7, %ymm5
	vblendvps	%ymm8, %ymm2, %ymm5, %ymm5
	vsubps	%ymm2, %ymm5, %ymm7
	vfmadd231ps	960(%rsp), %ymm7, %ymm12
	vmovups	2064(%rsp), %ymm2
	vblendvps	%ymm8, %ymm2, %ymm7, %ymm2
	vmovups	%ymm2, 2064(%rsp)
	vmovups	368(%rsp), %ymm2
	vandnps	%ymm12, %ymm2, %ymm3
	vmovups	1808(%rsp), %ymm2
	vblendvps	%ymm8, %ymm2, %ymm3, %ymm2
	vmovups	%ymm2, 1808(%rsp)
	vandps	%ymm1, %ymm8, %ymm7
	vandnps	16(%rsp), %ymm11, %ymm1
	vaddps	2640(%rsp), %ymm1, %ymm1
	vmovups	2512(%rsp), %ymm3
	vcmpltps	3200(%rsp), %ymm3, %ymm3
	vandps	%ymm1, %ymm3, %ymm9
	vmovups	128(%rsp), %ymm1
	vmovups	%ymm1, 1152(%rsp)
	vmovups	272(%rsp), %ymm1
	vmovups	%ymm1, 1120(%rsp)
	vmovups	48(%rsp), %ymm1
	vmovups	%ymm1, 1248(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovaps	%ymm0, %ymm6
240:
	vpshufb	2151f(%rip), %ymm7, %ymm0
	vpermq	$232, %ymm0, %ymm1
	vpcmpeqd	%xmm0, %xmm0, %xmm0
	vmovdqu	%ymm1, 3648(%rsp)
	vpxor	%xmm0, %xmm1, %xmm0
	vmovdqa	%xmm0, 2896(%rsp)
	vpbroadcastd	289f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3616(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2880(%rsp)
	vpbroadcastd	290f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3584(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2864(%rsp)
	vpbroadcastd	291f(%rip), %ymm0
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3552(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2848(%rsp)
	vpbroadcastd	292f(%rip), %ymm0
	vmovups	%ymm7, 3392(%rsp)
	vpand	%ymm0, %ymm7, %ymm0
	vmovdqu	%ymm0, 3520(%rsp)
	vpcmpeqd	%ymm2, %ymm0, %ymm0
	vextracti128	$1, %ymm0, %xmm1
	vpackssdw	%xmm1, %xmm0, %xmm0
	vmovdqa	%xmm0, 2832(%rsp)
	vpxor	%xmm1, %xmm1, %xmm1
	vbroadcastss	294f(%rip), %ymm12
	.p2align	4
241:
	vmovups	%ymm6, 208(%rsp)
	vmovups	%ymm5, 240(%rsp)
	vaddss	%xmm1, %xmm9, %xmm0
	vmovshdup	%xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufpd	$1, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vshufps	$255, %xmm9, %xmm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovups	%ymm9, 3264(%rsp)
	vextractf128	$1, %ymm9, %xmm1
	vaddss	%xmm1, %xmm0, %xmm0
	vmovshdup	%xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm0
	vshufpd	$1, %xmm1, %xmm1, %xmm2
	vaddss	%xmm2, %xmm0, %xmm4
	vshufps	$255, %xmm1, %xmm1, %xmm5
	vbroadcastss	44(%r9), %ymm1
	vmovups	%ymm1, 80(%rsp)
	vmovss	261f(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm0
	vmovups	1248(%rsp), %ymm3
	vsubps	%ymm1, %ymm3, %ymm1
	vmulps	%ymm0, %ymm1, %ymm1
	vbroadcastss	28(%r9), %ymm6
	vbroadcastss	36(%r9), %ymm2
	vmovaps	%xmm2, %xmm7
	vmovaps	%ymm12, %ymm11
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm6, %ymm1, %ymm2
	vbroadcastss	261f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm1, %ymm2
	vfmadd213ps	%ymm12, %ymm8, %ymm2
	vbroadcastss	283f(%rip), %ymm10
	vmaxps	%ymm10, %ymm2, %ymm8
	vsqrtps	%ymm8, %ymm8
	vaddss	%xmm5, %xmm4, %xmm4
	vmovss	%xmm4, 1280(%rsp)
	vdivps	%ymm8, %ymm12, %ymm4
	vbroadcastss	20(%r9), %ymm5
	vmovss	286f(%rip), %xmm13
	vmulss	%xmm7, %xmm13, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vmovss	293f(%rip), %xmm14
	vmulss	%xmm6, %xmm14, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vfmadd231ps	%ymm8, %ymm1, %ymm9
	vfmadd213ps	%ymm11, %ymm1, %ymm9
	vmulps	%ymm1, %ymm9, %ymm8
	vmovss	295f(%rip), %xmm9
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmovss	296f(%rip), %xmm15
	vmulss	%xmm6, %xmm15, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vfmadd213ps	%ymm11, %ymm1, %ymm6
	vbroadcastss	275f(%rip), %ymm9
	vmulps	%ymm9, %ymm8, %ymm1
	vmulps	%ymm4, %ymm1, %ymm7
	vmulps	%ymm4, %ymm2, %ymm1
	vmulps	%ymm1, %ymm5, %ymm15
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm7, %ymm7, %ymm2
	vfmsub231ps	%ymm6, %ymm9, %ymm2
	vmulps	%ymm2, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vaddps	80(%rsp), %ymm3, %ymm3
	vmulps	%ymm0, %ymm3, %ymm4
	vbroadcastss	32(%r9), %ymm5
	vbroadcastss	40(%r9), %ymm3
	vmovaps	%xmm3, %xmm6
	vmulps	%ymm4, %ymm4, %ymm7
	vfmadd213ps	%ymm5, %ymm4, %ymm3
	vfmadd213ps	%ymm12, %ymm4, %ymm3
	vfmadd213ps	%ymm12, %ymm7, %ymm3
	vmulss	%xmm6, %xmm13, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm5, %xmm14, %xmm8
	vbroadcastss	%xmm8, %ymm8
	vfmadd231ps	%ymm7, %ymm4, %ymm8
	vmaxps	%ymm10, %ymm3, %ymm7
	vsqrtps	%ymm7, %ymm7
	vmulss	295f(%rip), %xmm6, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmulss	296f(%rip), %xmm5, %xmm5
	vbroadcastss	%xmm5, %ymm5
	vfmadd231ps	%ymm6, %ymm4, %ymm5
	vdivps	%ymm7, %ymm12, %ymm6
	vfmadd213ps	%ymm11, %ymm4, %ymm8
	vmulps	%ymm4, %ymm8, %ymm7
	vfmadd213ps	%ymm11, %ymm4, %ymm5
	vmulps	%ymm7, %ymm9, %ymm4
	vmulps	%ymm6, %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm7
	vfmsub231ps	%ymm5, %ymm9, %ymm7
	vbroadcastss	24(%r9), %ymm5
	vmulps	%ymm6, %ymm3, %ymm3
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	%ymm3, 3008(%rsp)
	vmulps	%ymm4, %ymm5, %ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm4, %ymm6, %ymm4
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 3136(%rsp)
	vmulps	%ymm2, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm1
	vmovups	%ymm1, 2944(%rsp)
	vmulps	%ymm3, %ymm0, %ymm1
	vmovups	%ymm1, 3104(%rsp)
	vmulps	%ymm4, %ymm0, %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	testq	%r10, %r10
	vmovaps	%ymm12, %ymm3
	vmovups	%ymm15, 2976(%rsp)
	vmovups	%ymm0, 2912(%rsp)
	je	247f
	vdivps	%ymm15, %ymm3, %ymm12
	vbroadcastss	297f(%rip), %ymm0
	vmulps	%ymm0, %ymm12, %ymm13
	vbroadcastss	298f(%rip), %ymm0
	vsubps	1152(%rsp), %ymm0, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vmovups	1968(%rsp), %ymm11
	vxorps	%ymm2, %ymm11, %ymm4
	vmovaps	%ymm3, %ymm10
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	2100f(%rip), %ymm1
	vmaxps	%ymm1, %ymm3, %ymm3
	vbroadcastss	2101f(%rip), %ymm14
	vmulps	%ymm3, %ymm14, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2102f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vbroadcastss	2103f(%rip), %ymm1
	vfmadd231ps	%ymm1, %ymm5, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2106f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2107f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2108f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vfmadd213ps	%ymm10, %ymm3, %ymm6
	vbroadcastss	2109f(%rip), %ymm1
	vaddps	%ymm1, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2110f(%rip), %ymm1
	vsubps	%ymm1, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1408(%rsp), %ymm2, %ymm5
	vbroadcastss	2111f(%rip), %ymm1
	vfmadd213ps	%ymm10, %ymm1, %ymm5
	vdivps	%ymm5, %ymm10, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2113f(%rip), %ymm6
	vbroadcastss	2112f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2117f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2118f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vbroadcastss	2119f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	275f(%rip), %ymm1
	vblendvps	%ymm4, %ymm0, %ymm1, %ymm7
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2121f(%rip), %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	2122f(%rip), %ymm0
	vmovaps	%ymm12, %ymm4
	vmulps	%ymm0, %ymm12, %ymm5
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm5, %ymm13, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%rdi, %rax
	xorl	%ecx, %ecx
	vmovaps	%ymm10, %ymm1
	vmovss	275f(%rip), %xmm12
	.p2align	4
242:
	vxorps	%xmm9, %xmm9, %xmm9
	vcvtsi2ss	%rcx, %xmm9, %xmm9
	vaddss	%xmm12, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	1152(%rsp), %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm11, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	2100f(%rip), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	2103f(%rip), %ymm13
	vfmadd231ps	%ymm13, %ymm12, %ymm11
	vbroadcastss	2101f(%rip), %ymm13
	vmulps	%ymm13, %ymm11, %ymm14
	vbroadcastss	2105f(%rip), %ymm11
	vbroadcastss	2109f(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2104f(%rip), %ymm15
	vfmadd213ps	%ymm15, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2106f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1408(%rsp), %ymm9, %ymm12
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2113f(%rip), %ymm13
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2117f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2118f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2119f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2123f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vbroadcastss	298f(%rip), %ymm15
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	275f(%rip), %ymm0
	vblendvps	%ymm10, %ymm15, %ymm0, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	80(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vbroadcastss	2101f(%rip), %ymm14
	vmulps	16(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovss	275f(%rip), %xmm12
	vmovups	1968(%rsp), %ymm11
	vmovaps	%ymm10, %ymm7
	cmpq	%rcx, %r10
	jne	242b
	vdivps	3008(%rsp), %ymm1, %ymm9
	vbroadcastss	297f(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm13
	vmovups	1120(%rsp), %ymm10
	vsubps	%ymm10, %ymm15, %ymm2
	vmulps	%ymm2, %ymm13, %ymm2
	vxorps	%ymm2, %ymm11, %ymm4
	vmulps	%ymm4, %ymm2, %ymm3
	vbroadcastss	2100f(%rip), %ymm0
	vmaxps	%ymm0, %ymm3, %ymm3
	vmulps	%ymm3, %ymm14, %ymm5
	vroundps	$8, %ymm5, %ymm5
	vbroadcastss	2102f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm3
	vmulps	%ymm3, %ymm14, %ymm3
	vbroadcastss	2105f(%rip), %ymm6
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2106f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm3, %ymm6
	vfmadd213ps	%ymm1, %ymm3, %ymm6
	vbroadcastss	2109f(%rip), %ymm0
	vaddps	%ymm0, %ymm5, %ymm3
	vcvttps2dq	%ymm3, %ymm5
	vpsrad	$31, %ymm5, %ymm7
	vbroadcastss	2110f(%rip), %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vcvttps2dq	%ymm3, %ymm3
	vpand	%ymm7, %ymm3, %ymm3
	vpor	%ymm3, %ymm5, %ymm3
	vandps	1408(%rsp), %ymm2, %ymm5
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm5
	vdivps	%ymm5, %ymm1, %ymm5
	vpslld	$23, %ymm3, %ymm3
	vmulps	%ymm3, %ymm6, %ymm3
	vbroadcastss	2113f(%rip), %ymm6
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2117f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2118f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vbroadcastss	2119f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vcmpltps	%ymm4, %ymm2, %ymm4
	vbroadcastss	275f(%rip), %ymm0
	vblendvps	%ymm4, %ymm15, %ymm0, %ymm7
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm5, %ymm6
	vmulps	%ymm6, %ymm5, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmulps	%ymm4, %ymm7, %ymm8
	vbroadcastss	2121f(%rip), %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vbroadcastss	2122f(%rip), %ymm0
	vmovaps	%ymm9, %ymm4
	vmulps	%ymm0, %ymm9, %ymm5
	vmovaps	%ymm13, %ymm6
	vmulps	%ymm5, %ymm13, %ymm0
	vmovups	%ymm0, 16(%rsp)
	movq	%r11, %rax
	xorl	%ecx, %ecx
	.p2align	4
243:
	vcvtsi2ss	%rcx, %xmm1, %xmm9
	vaddss	%xmm12, %xmm9, %xmm9
	vbroadcastss	%xmm9, %ymm9
	vsubps	%ymm10, %ymm9, %ymm9
	vmulps	%ymm6, %ymm9, %ymm9
	vxorps	%ymm11, %ymm9, %ymm10
	vmulps	%ymm10, %ymm9, %ymm11
	vbroadcastss	2100f(%rip), %ymm0
	vmaxps	%ymm0, %ymm11, %ymm11
	vmulps	%ymm14, %ymm11, %ymm12
	vroundps	$8, %ymm12, %ymm12
	vbroadcastss	2102f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm11
	vbroadcastss	2103f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm12, %ymm11
	vbroadcastss	2101f(%rip), %ymm0
	vmulps	%ymm0, %ymm11, %ymm14
	vbroadcastss	2105f(%rip), %ymm11
	vbroadcastss	2109f(%rip), %ymm0
	vaddps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm13
	vbroadcastss	2104f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpsrad	$31, %ymm13, %ymm15
	vbroadcastss	2110f(%rip), %ymm0
	vsubps	%ymm0, %ymm12, %ymm12
	vcvttps2dq	%ymm12, %ymm12
	vbroadcastss	2106f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpand	%ymm15, %ymm12, %ymm15
	vandps	1408(%rsp), %ymm9, %ymm12
	vbroadcastss	2111f(%rip), %ymm0
	vfmadd213ps	%ymm1, %ymm0, %ymm12
	vbroadcastss	2107f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vdivps	%ymm12, %ymm1, %ymm12
	vbroadcastss	2108f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm14, %ymm11
	vpor	%ymm15, %ymm13, %ymm13
	vpslld	$23, %ymm13, %ymm15
	vbroadcastss	2113f(%rip), %ymm13
	vbroadcastss	2112f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vfmadd213ps	%ymm1, %ymm14, %ymm11
	vbroadcastss	2114f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2115f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2116f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm15, %ymm11, %ymm11
	vbroadcastss	2117f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2118f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2119f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vbroadcastss	2120f(%rip), %ymm0
	vfmadd213ps	%ymm0, %ymm12, %ymm13
	vmulps	%ymm11, %ymm9, %ymm14
	vbroadcastss	2123f(%rip), %ymm0
	vmulps	%ymm0, %ymm2, %ymm15
	vfmadd213ps	%ymm1, %ymm2, %ymm15
	vmulps	%ymm13, %ymm12, %ymm12
	vmulps	%ymm3, %ymm15, %ymm13
	vmulps	%ymm0, %ymm9, %ymm15
	vfmadd213ps	%ymm1, %ymm9, %ymm15
	vfmsub231ps	%ymm3, %ymm2, %ymm14
	vmulps	%ymm11, %ymm15, %ymm15
	vmulps	%ymm2, %ymm13, %ymm2
	vsubps	%ymm13, %ymm15, %ymm13
	vfmsub231ps	%ymm15, %ymm9, %ymm2
	vcmpltps	%ymm10, %ymm9, %ymm10
	vmulps	%ymm11, %ymm12, %ymm12
	vbroadcastss	275f(%rip), %ymm15
	vbroadcastss	298f(%rip), %ymm0
	vblendvps	%ymm10, %ymm0, %ymm15, %ymm10
	vmulps	%ymm12, %ymm10, %ymm12
	vsubps	%ymm7, %ymm10, %ymm7
	vsubps	%ymm12, %ymm8, %ymm8
	vaddps	%ymm7, %ymm8, %ymm7
	vmovaps	%ymm7, -128(%rax)
	vsubps	%ymm11, %ymm3, %ymm3
	vmulps	80(%rsp), %ymm3, %ymm3
	vmovaps	%ymm3, -96(%rax)
	vmulps	%ymm5, %ymm14, %ymm3
	vbroadcastss	2101f(%rip), %ymm14
	vmulps	16(%rsp), %ymm13, %ymm7
	vmovaps	%ymm3, -64(%rax)
	vmovaps	%ymm7, -32(%rax)
	vfmsub213ps	%ymm3, %ymm5, %ymm2
	vmulps	%ymm2, %ymm4, %ymm2
	vmovaps	%ymm2, (%rax)
	incq	%rcx
	addq	$160, %rax
	vmovaps	%ymm9, %ymm2
	vmovaps	%ymm11, %ymm3
	vmovaps	%ymm12, %ymm8
	vmovss	275f(%rip), %xmm12
	vmovups	1968(%rsp), %ymm11
	vmovaps	%ymm10, %ymm7
	vmovups	1120(%rsp), %ymm10
	cmpq	%rcx, %r10
	jne	243b
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1280(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 448(%rsp)
	vmovups	1664(%rsp), %ymm0
	ja	244f
	vxorps	%xmm0, %xmm0, %xmm0
244:
	vmovups	%ymm0, 272(%rsp)
	vbroadcastss	8(%r9), %ymm0
	vmovups	%ymm0, 544(%rsp)
	movq	%rbp, %rax
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 512(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 1536(%rsp)
	vmovups	%ymm0, 832(%rsp)
	vmovups	%ymm0, 1568(%rsp)
	vmovups	%ymm0, 1184(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 608(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 704(%rsp)
	vmovups	%ymm0, 176(%rsp)
	vmovups	%ymm0, 896(%rsp)
	xorl	%ecx, %ecx
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 1216(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vxorps	%xmm1, %xmm1, %xmm1
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 1632(%rsp)
	vmovups	%ymm0, 1600(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 1312(%rsp)
	vmovups	%ymm0, 1344(%rsp)
	vmovups	%ymm0, 992(%rsp)
	vmovups	240(%rsp), %ymm9
	.p2align	4
245:
	vmovups	%ymm1, 800(%rsp)
	vmovups	%ymm2, 768(%rsp)
	vmovups	%ymm11, 736(%rsp)
	vmovups	%ymm7, 960(%rsp)
	vmovups	%ymm6, 864(%rsp)
	vmovups	%ymm14, 2544(%rsp)
	vmovups	%ymm13, 2576(%rsp)
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovaps	(%r13,%rdx), %ymm1
	vmovaps	32(%r13,%rdx), %ymm0
	vmovups	%ymm0, 480(%rsp)
	vmovaps	64(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1904(%rsp)
	vmovaps	96(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1872(%rsp)
	vmovaps	128(%r13,%rdx), %ymm0
	vmovups	%ymm0, 1936(%rsp)
	vmovups	%ymm1, 1504(%rsp)
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vxorps	%xmm10, %xmm10, %xmm10
	movq	%rdi, %rdx
	xorl	%esi, %esi
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 80(%rsp)
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vxorps	%xmm3, %xmm3, %xmm3
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 304(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm1, %xmm1, %xmm1
	vmovups	%ymm0, 48(%rsp)
	vmovups	%ymm0, 16(%rsp)
	vxorps	%xmm15, %xmm15, %xmm15
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm11, %xmm11, %xmm11
	vmovups	%ymm0, 368(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	.p2align	4
246:
	vmovaps	(%rax,%rsi), %ymm9
	vmovaps	-128(%rdx), %ymm5
	vmovaps	-96(%rdx), %ymm12
	vmovaps	%ymm5, %ymm6
	vmovups	208(%rsp), %ymm0
	vfmadd132ps	128(%rsp), %ymm0, %ymm6
	vaddps	544(%rsp), %ymm6, %ymm6
	vbroadcastss	261f(%rip), %ymm0
	vdivps	%ymm6, %ymm0, %ymm0
	vsubps	%ymm6, %ymm9, %ymm6
	vmulps	%ymm0, %ymm6, %ymm6
	vmulps	272(%rsp), %ymm6, %ymm9
	vfmadd213ps	%ymm0, %ymm0, %ymm9
	vmovaps	-64(%rdx), %ymm0
	vmovaps	%ymm4, %ymm2
	vmovaps	%ymm10, %ymm4
	vmovaps	%ymm8, %ymm10
	vmovaps	%ymm7, %ymm8
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm15, %ymm11
	vmovups	16(%rsp), %ymm15
	vaddps	%ymm6, %ymm15, %ymm15
	vmovups	%ymm15, 16(%rsp)
	vmovaps	%ymm11, %ymm15
	vmovaps	%ymm7, %ymm11
	vmovaps	%ymm8, %ymm7
	vmovaps	%ymm10, %ymm8
	vmovaps	%ymm4, %ymm10
	vfmadd231ps	%ymm5, %ymm6, %ymm15
	vfmadd231ps	%ymm12, %ymm6, %ymm7
	vfmadd231ps	%ymm0, %ymm6, %ymm11
	vmovups	368(%rsp), %ymm4
	vfmadd231ps	-32(%rdx), %ymm6, %ymm4
	vmovups	%ymm4, 368(%rsp)
	vfmadd231ps	(%rdx), %ymm6, %ymm8
	vmulps	%ymm5, %ymm9, %ymm6
	vmovups	336(%rsp), %ymm4
	vaddps	%ymm6, %ymm4, %ymm4
	vmovups	%ymm4, 336(%rsp)
	vmovaps	%ymm2, %ymm4
	vfmadd231ps	%ymm6, %ymm5, %ymm10
	vmulps	%ymm9, %ymm12, %ymm6
	vaddps	%ymm6, %ymm14, %ymm14
	vfmadd231ps	%ymm5, %ymm6, %ymm3
	vfmadd231ps	%ymm6, %ymm12, %ymm13
	vmovups	80(%rsp), %ymm6
	vaddps	%ymm6, %ymm9, %ymm6
	vmovups	%ymm6, 80(%rsp)
	vmulps	%ymm0, %ymm9, %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm4
	vfmadd231ps	%ymm12, %ymm6, %ymm1
	vmovups	48(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm6, %ymm2
	vmovups	%ymm2, 48(%rsp)
	vmovups	304(%rsp), %ymm0
	vaddps	%ymm6, %ymm0, %ymm0
	vmovups	%ymm0, 304(%rsp)
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	246b
	vxorps	%xmm5, %xmm5, %xmm5
	vmovups	128(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm2, %ymm13
	vmovups	1536(%rsp), %ymm0
	vfmadd231ps	%ymm13, %ymm2, %ymm0
	vmovups	%ymm0, 1536(%rsp)
	vmovups	240(%rsp), %ymm13
	vmulps	480(%rsp), %ymm13, %ymm9
	vmovaps	%ymm3, %ymm0
	vfmadd213ps	%ymm5, %ymm9, %ymm0
	vmovups	832(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm2, %ymm6
	vmovups	%ymm6, 832(%rsp)
	vmovups	1904(%rsp), %ymm12
	vmulps	%ymm12, %ymm13, %ymm0
	vmulps	3104(%rsp), %ymm0, %ymm6
	vmovups	%ymm6, 1840(%rsp)
	vmovaps	%ymm3, %ymm0
	vfmadd213ps	%ymm5, %ymm6, %ymm0
	vmulps	3136(%rsp), %ymm2, %ymm13
	vfmadd213ps	%ymm0, %ymm13, %ymm1
	vmovups	1184(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm2, %ymm0
	vmovups	%ymm0, 1184(%rsp)
	vmovups	1504(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm6, %ymm3
	vmovups	608(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm2, %ymm0
	vmovups	%ymm0, 608(%rsp)
	vaddps	%ymm5, %ymm14, %ymm0
	vmovups	896(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm2, %ymm1
	vmovups	%ymm1, 896(%rsp)
	vmovups	448(%rsp), %ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm0
	vmovups	%ymm0, 448(%rsp)
	vmovaps	%ymm10, %ymm0
	vfmadd213ps	%ymm5, %ymm9, %ymm0
	vmovups	1568(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm1
	vmovups	%ymm1, 1568(%rsp)
	vmovaps	%ymm4, %ymm0
	vmovups	1840(%rsp), %ymm3
	vfmadd213ps	%ymm5, %ymm3, %ymm0
	vmovups	48(%rsp), %ymm2
	vfmadd213ps	%ymm0, %ymm13, %ymm2
	vmovaps	%ymm10, %ymm0
	vfmadd213ps	%ymm5, %ymm3, %ymm0
	vfmadd231ps	%ymm4, %ymm13, %ymm0
	vmovups	576(%rsp), %ymm1
	vfmadd231ps	%ymm0, %ymm3, %ymm1
	vfmadd231ps	%ymm2, %ymm13, %ymm1
	vmovups	%ymm1, 576(%rsp)
	vfmadd213ps	%ymm5, %ymm6, %ymm10
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vmovups	704(%rsp), %ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm13, %ymm1
	vmovups	%ymm1, 704(%rsp)
	vmovups	768(%rsp), %ymm4
	vfmadd231ps	%ymm15, %ymm3, %ymm4
	vmovaps	%ymm3, %ymm2
	vaddps	336(%rsp), %ymm5, %ymm1
	vmovups	1216(%rsp), %ymm3
	vfmadd231ps	%ymm2, %ymm1, %ymm3
	vaddps	304(%rsp), %ymm5, %ymm2
	vfmadd231ps	%ymm2, %ymm13, %ymm3
	vmovaps	%ymm4, %ymm2
	vmovups	%ymm3, 1216(%rsp)
	vfmadd231ps	%ymm11, %ymm13, %ymm2
	vmovups	416(%rsp), %ymm3
	vfmadd231ps	%ymm0, %ymm9, %ymm3
	vmovups	%ymm3, 416(%rsp)
	vmovups	2544(%rsp), %ymm14
	vfmadd231ps	%ymm10, %ymm9, %ymm14
	vmovups	176(%rsp), %ymm0
	vfmadd231ps	%ymm10, %ymm6, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vmovups	512(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm9, %ymm0
	vmovups	%ymm0, 512(%rsp)
	vmovups	2576(%rsp), %ymm13
	vfmadd231ps	%ymm9, %ymm1, %ymm13
	vmovups	928(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm6, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vmovups	1376(%rsp), %ymm0
	vfmadd231ps	368(%rsp), %ymm6, %ymm0
	vmovups	%ymm0, 1376(%rsp)
	vmovups	1312(%rsp), %ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm0
	vmovups	%ymm0, 1312(%rsp)
	vmovaps	%ymm7, %ymm1
	vmovups	960(%rsp), %ymm7
	vfmadd231ps	%ymm15, %ymm6, %ymm7
	vmovups	1632(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm0
	vmovups	%ymm0, 1632(%rsp)
	vmovups	864(%rsp), %ymm6
	vmovups	480(%rsp), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm6
	vmovups	1024(%rsp), %ymm0
	vfmadd231ps	%ymm1, %ymm12, %ymm0
	vmovups	%ymm0, 1024(%rsp)
	vmovups	672(%rsp), %ymm0
	vfmadd231ps	%ymm3, %ymm11, %ymm0
	vmovups	240(%rsp), %ymm9
	vmovups	%ymm0, 672(%rsp)
	vmovups	1344(%rsp), %ymm0
	vfmadd231ps	%ymm11, %ymm12, %ymm0
	vmovups	%ymm0, 1344(%rsp)
	vmovups	1600(%rsp), %ymm0
	vfmadd231ps	%ymm15, %ymm12, %ymm0
	vmovups	%ymm0, 1600(%rsp)
	vmovups	1056(%rsp), %ymm0
	vfmadd231ps	1872(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 1056(%rsp)
	vmovups	992(%rsp), %ymm0
	vfmadd231ps	1936(%rsp), %ymm15, %ymm0
	vmovups	%ymm0, 992(%rsp)
	vmovups	736(%rsp), %ymm11
	vaddps	16(%rsp), %ymm11, %ymm11
	vaddps	80(%rsp), %ymm5, %ymm0
	vmovups	800(%rsp), %ymm1
	vaddps	%ymm0, %ymm1, %ymm1
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	245b
	vmovups	%ymm1, 800(%rsp)
	vmovups	%ymm2, 768(%rsp)
	vbroadcastss	261f(%rip), %ymm3
	vmovups	208(%rsp), %ymm10
	vmovups	2976(%rsp), %ymm1
	vmovups	1632(%rsp), %ymm2
	vmovups	1600(%rsp), %ymm5
	vmovups	1568(%rsp), %ymm8
	vmovups	1536(%rsp), %ymm4
	jmp	249f
	.p2align	4
247:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovss	1280(%rsp), %xmm1
	vucomiss	%xmm0, %xmm1
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 992(%rsp)
	vmovups	1664(%rsp), %ymm0
	ja	248f
	vxorps	%xmm0, %xmm0, %xmm0
248:
	vmovups	%ymm0, 272(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 1344(%rsp)
	vmovups	%ymm0, 1312(%rsp)
	vmovups	%ymm0, 1056(%rsp)
	vmovups	%ymm0, 672(%rsp)
	vmovups	%ymm0, 1024(%rsp)
	vmovups	%ymm0, 1376(%rsp)
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	%ymm0, 800(%rsp)
	vmovups	%ymm0, 928(%rsp)
	vmovups	%ymm0, 1216(%rsp)
	vxorps	%xmm13, %xmm13, %xmm13
	vmovups	%ymm0, 896(%rsp)
	vmovups	%ymm0, 176(%rsp)
	vmovups	%ymm0, 704(%rsp)
	vxorps	%xmm14, %xmm14, %xmm14
	vmovups	%ymm0, 608(%rsp)
	vmovups	%ymm0, 576(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vmovups	%ymm0, 1184(%rsp)
	vxorps	%xmm8, %xmm8, %xmm8
	vmovups	%ymm0, 832(%rsp)
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm7, %xmm7, %xmm7
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 512(%rsp)
	vmovups	%ymm0, 448(%rsp)
	vmovups	240(%rsp), %ymm9
	vmovups	208(%rsp), %ymm10
	vmovups	2976(%rsp), %ymm1
249:
	vmovups	272(%rsp), %ymm12
	vmulps	%ymm9, %ymm12, %ymm0
	vdivps	%ymm1, %ymm3, %ymm1
	vmovaps	%ymm2, %ymm15
	vmulps	%ymm2, %ymm0, %ymm2
	vfnmadd213ps	%ymm4, %ymm1, %ymm2
	vmovups	%ymm2, 1600(%rsp)
	vdivps	3008(%rsp), %ymm3, %ymm1
	vmulps	%ymm5, %ymm0, %ymm2
	vfnmadd213ps	%ymm8, %ymm1, %ymm2
	vmovups	%ymm2, 1632(%rsp)
	vmovaps	%ymm5, %ymm8
	vmovups	3104(%rsp), %ymm5
	vmulps	%ymm5, %ymm5, %ymm1
	vmulps	992(%rsp), %ymm1, %ymm1
	vmovups	3136(%rsp), %ymm3
	vmulps	%ymm3, %ymm3, %ymm2
	vfmadd231ps	1312(%rsp), %ymm2, %ymm1
	vfnmadd213ps	832(%rsp), %ymm0, %ymm6
	vmulps	%ymm5, %ymm3, %ymm2
	vmulps	1344(%rsp), %ymm2, %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vaddps	%ymm1, %ymm2, %ymm1
	vmulps	2912(%rsp), %ymm8, %ymm2
	vmovups	2944(%rsp), %ymm4
	vfmadd213ps	%ymm2, %ymm15, %ymm4
	vaddps	%ymm4, %ymm1, %ymm4
	vmulps	1024(%rsp), %ymm5, %ymm1
	vfmadd231ps	1376(%rsp), %ymm3, %ymm1
	vfnmadd213ps	1184(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1376(%rsp)
	vmulps	1056(%rsp), %ymm5, %ymm1
	vfmadd231ps	672(%rsp), %ymm3, %ymm1
	vfnmadd213ps	416(%rsp), %ymm0, %ymm1
	vmovups	%ymm1, 1056(%rsp)
	vfnmadd213ps	576(%rsp), %ymm0, %ymm4
	vmulps	%ymm5, %ymm8, %ymm0
	vfmadd231ps	%ymm15, %ymm3, %ymm0
	vfnmadd213ps	704(%rsp), %ymm12, %ymm0
	vmovups	%ymm0, 1184(%rsp)
	vbroadcastss	278f(%rip), %ymm8
	vdivps	%ymm9, %ymm8, %ymm0
	vmulps	%ymm0, %ymm12, %ymm0
	vmovss	1280(%rsp), %xmm1
	vxorps	%xmm2, %xmm2, %xmm2
	vucomiss	%xmm2, %xmm1
	vmovups	608(%rsp), %ymm12
	vmovups	448(%rsp), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm12
	vfmadd231ps	512(%rsp), %ymm0, %ymm14
	vxorps	%xmm15, %xmm15, %xmm15
	vmovups	%ymm13, 2576(%rsp)
	vmovups	%ymm14, 2544(%rsp)
	vmovups	%ymm12, 608(%rsp)
	vmovups	%ymm6, 864(%rsp)
	vmovups	%ymm7, 960(%rsp)
	vmovups	%ymm11, 736(%rsp)
	vmovups	%ymm4, 3232(%rsp)
	jbe	252f
	vmovups	2512(%rsp), %ymm1
	vmovups	3264(%rsp), %ymm2
	vaddps	%ymm1, %ymm2, %ymm1
	vbroadcastss	295f(%rip), %ymm0
	vmovups	%ymm1, 2512(%rsp)
	vcmpleps	%ymm1, %ymm0, %ymm0
	vandps	1696(%rsp), %ymm0, %ymm0
	vmulps	%ymm0, %ymm2, %ymm0
	vaddss	%xmm0, %xmm15, %xmm1
	vmovshdup	%xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufpd	$1, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm0, %xmm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm0, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vmovshdup	%xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufpd	$1, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm15, %xmm1
	jbe	252f
	testq	%r10, %r10
	vmovups	%ymm0, 16(%rsp)
	je	253f
	vbroadcastss	8(%r9), %ymm15
	vxorps	%xmm1, %xmm1, %xmm1
	movq	%rbp, %rax
	xorl	%ecx, %ecx
	.p2align	4
250:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmulps	(%r13,%rdx), %ymm9, %ymm0
	vmovups	%ymm0, 80(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vbroadcastss	2131f(%rip), %ymm2
	vbroadcastss	2132f(%rip), %ymm3
	vbroadcastss	2133f(%rip), %ymm0
	vbroadcastss	261f(%rip), %ymm11
	vmovdqu	3072(%rsp), %ymm13
	vmovdqu	3040(%rsp), %ymm14
	.p2align	4
251:
	vmovaps	(%rdx), %ymm4
	vfmadd132ps	80(%rsp), %ymm10, %ymm4
	vaddps	%ymm4, %ymm15, %ymm4
	vdivps	%ymm4, %ymm11, %ymm6
	vmovaps	(%rax,%rsi), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmulps	%ymm6, %ymm5, %ymm5
	vcmpltps	%ymm5, %ymm8, %ymm7
	vaddps	%ymm6, %ymm8, %ymm6
	vblendvps	%ymm7, %ymm5, %ymm6, %ymm6
	vaddps	%ymm6, %ymm11, %ymm7
	vpaddd	%ymm7, %ymm13, %ymm7
	vpand	%ymm7, %ymm14, %ymm7
	vmovdqu	1696(%rsp), %ymm8
	vpsubd	%ymm7, %ymm8, %ymm8
	vbroadcastss	278f(%rip), %ymm9
	vaddps	%ymm9, %ymm8, %ymm9
	vfmadd231ps	%ymm8, %ymm6, %ymm9
	vbroadcastss	2129f(%rip), %ymm6
	vmulps	%ymm9, %ymm9, %ymm8
	vbroadcastss	2128f(%rip), %ymm10
	vfmadd213ps	%ymm10, %ymm9, %ymm6
	vmovaps	%ymm2, %ymm10
	vbroadcastss	2130f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm10
	vfmadd231ps	%ymm3, %ymm8, %ymm10
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vbroadcastss	2127f(%rip), %ymm6
	vbroadcastss	2126f(%rip), %ymm12
	vfmadd213ps	%ymm12, %ymm9, %ymm6
	vfmadd213ps	%ymm6, %ymm8, %ymm10
	vfmadd213ps	%ymm9, %ymm8, %ymm10
	vbroadcastss	278f(%rip), %ymm8
	vcvtdq2ps	%ymm7, %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm10
	vaddps	%ymm5, %ymm11, %ymm6
	vmaxps	%ymm8, %ymm5, %ymm5
	vfmsub231ps	%ymm6, %ymm10, %ymm5
	vmovups	208(%rsp), %ymm10
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	251b
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	vmovups	240(%rsp), %ymm9
	jne	250b
	jmp	254f
	.p2align	4
252:
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 2640(%rsp)
	vmovups	176(%rsp), %ymm1
	vmovups	1600(%rsp), %ymm0
	vbroadcastss	261f(%rip), %ymm3
	vmovups	1152(%rsp), %ymm12
	vmovups	1632(%rsp), %ymm2
	jmp	255f
253:
	vxorps	%xmm1, %xmm1, %xmm1
254:
	vbroadcastss	2135f(%rip), %ymm2
	vbroadcastss	2134f(%rip), %ymm3
	vmovups	2704(%rsp), %ymm4
	vfmadd213ps	%ymm3, %ymm4, %ymm2
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpltps	16(%rsp), %ymm0, %ymm0
	vaddps	%ymm2, %ymm4, %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm2
	vandps	%ymm2, %ymm0, %ymm2
	vandnps	%ymm0, %ymm2, %ymm3
	vblendvps	%ymm3, %ymm1, %ymm4, %ymm4
	vmovups	%ymm4, 2704(%rsp)
	vbroadcastss	286f(%rip), %ymm1
	vmovups	2608(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm1
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2608(%rsp)
	vbroadcastss	2136f(%rip), %ymm1
	vmovups	2800(%rsp), %ymm3
	vblendvps	%ymm0, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2800(%rsp)
	vbroadcastss	280f(%rip), %ymm0
	vbroadcastss	261f(%rip), %ymm8
	vblendvps	%ymm2, %ymm0, %ymm8, %ymm1
	vmovups	2128(%rsp), %ymm3
	vmulps	%ymm1, %ymm3, %ymm0
	vsubps	%ymm0, %ymm3, %ymm3
	vmovups	1152(%rsp), %ymm12
	vsubps	%ymm3, %ymm12, %ymm12
	vmovups	2000(%rsp), %ymm4
	vmulps	%ymm1, %ymm4, %ymm3
	vsubps	%ymm3, %ymm4, %ymm4
	vmovups	1120(%rsp), %ymm5
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	%ymm5, 1120(%rsp)
	vmovups	2032(%rsp), %ymm5
	vmulps	%ymm1, %ymm5, %ymm4
	vsubps	%ymm4, %ymm5, %ymm5
	vmovups	1248(%rsp), %ymm6
	vsubps	%ymm5, %ymm6, %ymm6
	vmovups	%ymm6, 1248(%rsp)
	vmovups	2064(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm5
	vsubps	%ymm5, %ymm6, %ymm6
	vsubps	%ymm6, %ymm9, %ymm9
	vmovups	2096(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm6
	vsubps	%ymm6, %ymm7, %ymm7
	vsubps	%ymm7, %ymm10, %ymm10
	vmovups	1808(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 1808(%rsp)
	vmovups	2160(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2160(%rsp)
	vmovups	1664(%rsp), %ymm1
	vandnps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 1664(%rsp)
	vbroadcastss	288f(%rip), %ymm1
	vmovups	2480(%rsp), %ymm7
	vblendvps	%ymm2, %ymm1, %ymm7, %ymm7
	vmovups	%ymm7, 2480(%rsp)
	vandps	%ymm2, %ymm8, %ymm1
	vmovups	%ymm1, 2640(%rsp)
	vmovups	%ymm6, 2096(%rsp)
	vmovups	%ymm5, 2064(%rsp)
	vmovups	%ymm4, 2032(%rsp)
	vmovups	%ymm3, 2000(%rsp)
	vmovaps	%ymm8, %ymm3
	vbroadcastss	278f(%rip), %ymm8
	vmovups	%ymm0, 2128(%rsp)
	vmovups	2576(%rsp), %ymm13
	vmovups	2544(%rsp), %ymm14
	vmovups	960(%rsp), %ymm7
	vmovups	448(%rsp), %ymm5
	vmovups	176(%rsp), %ymm1
	vmovups	1632(%rsp), %ymm2
	vmovups	1600(%rsp), %ymm0
	vmovups	3232(%rsp), %ymm4
255:
	vmovups	%ymm5, 448(%rsp)
	vmovups	%ymm1, 176(%rsp)
	vmovups	%ymm10, 208(%rsp)
	vmovups	%ymm9, 240(%rsp)
	vbroadcastss	276f(%rip), %ymm11
	vmaxps	%ymm11, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 544(%rsp)
	vmaxps	%ymm11, %ymm2, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 272(%rsp)
	vmaxps	%ymm11, %ymm4, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm3, %ymm0
	vmovups	%ymm0, 704(%rsp)
	vmaxps	%ymm11, %ymm1, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	%ymm0, 336(%rsp)
	vxorps	%xmm0, %xmm0, %xmm0
	vmovdqu	3584(%rsp), %ymm1
	vpcmpgtd	%ymm0, %ymm1, %ymm1
	vcmpleps	2288(%rsp), %ymm12, %ymm2
	vmovaps	%ymm3, %ymm11
	vmovups	2256(%rsp), %ymm3
	vmovups	%ymm12, 1152(%rsp)
	vcmpleps	%ymm12, %ymm3, %ymm3
	vmovups	1968(%rsp), %ymm15
	vxorps	%ymm5, %ymm15, %ymm4
	vblendvps	%ymm3, %ymm5, %ymm8, %ymm3
	vblendvps	%ymm2, %ymm4, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm0, %ymm2
	vextractf128	$1, %ymm2, %xmm3
	vpackssdw	%xmm3, %xmm2, %xmm0
	vmovdqa	%xmm0, 672(%rsp)
	vpor	3648(%rsp), %xmm0, %xmm2
	vpmovzxwd	%xmm2, %ymm2
	vpslld	$31, %ymm2, %ymm2
	vmovdqu	%ymm2, 992(%rsp)
	vxorps	%xmm3, %xmm3, %xmm3
	vblendvps	%ymm2, %ymm3, %ymm11, %ymm0
	vmovups	%ymm0, 80(%rsp)
	vmovdqu	3616(%rsp), %ymm2
	vpcmpgtd	%ymm3, %ymm2, %ymm4
	vxorps	%xmm6, %xmm6, %xmm6
	vmovups	1120(%rsp), %ymm5
	vcmpleps	2352(%rsp), %ymm5, %ymm2
	vmovups	2320(%rsp), %ymm3
	vcmpleps	%ymm5, %ymm3, %ymm3
	vmovaps	%ymm8, %ymm12
	vmovups	512(%rsp), %ymm0
	vxorps	%ymm0, %ymm15, %ymm5
	vblendvps	%ymm3, %ymm0, %ymm8, %ymm3
	vblendvps	%ymm2, %ymm5, %ymm3, %ymm2
	vcmpleps	%ymm2, %ymm6, %ymm3
	vmovups	%ymm3, 1024(%rsp)
	vmovups	1248(%rsp), %ymm6
	vcmpleps	2672(%rsp), %ymm6, %ymm2
	vmovups	2384(%rsp), %ymm5
	vcmpleps	%ymm6, %ymm5, %ymm5
	vmovups	768(%rsp), %ymm0
	vxorps	%ymm0, %ymm15, %ymm6
	vblendvps	%ymm5, %ymm0, %ymm8, %ymm5
	vblendvps	%ymm2, %ymm6, %ymm5, %ymm2
	vpor	%ymm3, %ymm4, %ymm0
	vmovdqu	%ymm0, 1344(%rsp)
	vcmpleps	2192(%rsp), %ymm9, %ymm4
	vmovups	2224(%rsp), %ymm5
	vcmpleps	%ymm9, %ymm5, %ymm5
	vxorps	%ymm7, %ymm15, %ymm6
	vblendvps	%ymm5, %ymm7, %ymm8, %ymm5
	vblendvps	%ymm4, %ymm6, %ymm5, %ymm8
	vcmpleps	2448(%rsp), %ymm10, %ymm4
	vmovups	2416(%rsp), %ymm6
	vcmpleps	%ymm10, %ymm6, %ymm6
	vmovups	736(%rsp), %ymm3
	vblendvps	%ymm6, %ymm3, %ymm12, %ymm6
	vxorps	%ymm3, %ymm15, %ymm7
	vblendvps	%ymm4, %ymm7, %ymm6, %ymm3
	vmovups	%ymm3, 304(%rsp)
	vpandn	%ymm11, %ymm0, %ymm3
	vmovdqu	%ymm3, 16(%rsp)
	vpxor	%xmm0, %xmm0, %xmm0
	vcmpleps	%ymm2, %ymm0, %ymm0
	vmovups	%ymm0, 1504(%rsp)
	vpor	%ymm0, %ymm1, %ymm0
	vmovdqu	%ymm0, 1312(%rsp)
	vmovups	272(%rsp), %ymm1
	vmulps	%ymm3, %ymm1, %ymm5
	vmulps	864(%rsp), %ymm5, %ymm1
	vmovups	544(%rsp), %ymm3
	vmulps	80(%rsp), %ymm3, %ymm4
	vmulps	%ymm4, %ymm1, %ymm2
	vpandn	%ymm11, %ymm0, %ymm0
	vmovdqu	%ymm0, 368(%rsp)
	vmovups	704(%rsp), %ymm15
	vmulps	%ymm0, %ymm15, %ymm10
	vmulps	1376(%rsp), %ymm10, %ymm1
	vmulps	%ymm4, %ymm1, %ymm3
	vmulps	1056(%rsp), %ymm10, %ymm1
	vmulps	%ymm2, %ymm3, %ymm0
	vfmsub231ps	%ymm1, %ymm5, %ymm0
	vmovups	%ymm0, 832(%rsp)
	vdivps	336(%rsp), %ymm11, %ymm7
	vmovups	%ymm7, 480(%rsp)
	vmovups	800(%rsp), %ymm0
	vbroadcastss	276f(%rip), %ymm1
	vmaxps	%ymm1, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vdivps	%ymm0, %ymm11, %ymm6
	vxorps	%xmm9, %xmm9, %xmm9
	vcmpleps	%ymm8, %ymm9, %ymm12
	vmovdqu	3552(%rsp), %ymm1
	vpcmpgtd	%ymm9, %ymm1, %ymm1
	vpor	%ymm1, %ymm12, %ymm1
	vmovdqu	%ymm1, 1568(%rsp)
	vpandn	%ymm11, %ymm1, %ymm1
	vmovdqu	%ymm1, 336(%rsp)
	vmulps	%ymm1, %ymm7, %ymm9
	vmulps	608(%rsp), %ymm9, %ymm1
	vmulps	%ymm4, %ymm1, %ymm0
	vmulps	%ymm9, %ymm14, %ymm1
	vmulps	%ymm2, %ymm0, %ymm8
	vmovups	%ymm2, 48(%rsp)
	vmovups	%ymm0, 416(%rsp)
	vfmsub231ps	%ymm1, %ymm5, %ymm8
	vmovups	%ymm8, 1936(%rsp)
	vxorps	%xmm7, %xmm7, %xmm7
	vcmpleps	304(%rsp), %ymm7, %ymm8
	vmovdqu	3520(%rsp), %ymm1
	vpcmpgtd	%ymm7, %ymm1, %ymm1
	vpor	%ymm1, %ymm8, %ymm1
	vmovdqu	%ymm1, 1536(%rsp)
	vpandn	%ymm11, %ymm1, %ymm1
	vmovdqu	%ymm1, 304(%rsp)
	vmovups	%ymm6, 576(%rsp)
	vmulps	%ymm1, %ymm6, %ymm14
	vmulps	896(%rsp), %ymm14, %ymm1
	vmulps	%ymm4, %ymm1, %ymm7
	vmulps	%ymm14, %ymm13, %ymm1
	vmovups	%ymm7, 2944(%rsp)
	vmulps	%ymm2, %ymm7, %ymm4
	vfmsub231ps	%ymm1, %ymm5, %ymm4
	vmovups	%ymm4, 1904(%rsp)
	vmulps	1184(%rsp), %ymm9, %ymm1
	vmovups	%ymm3, 128(%rsp)
	vmulps	%ymm3, %ymm0, %ymm4
	vfmsub231ps	%ymm1, %ymm10, %ymm4
	vmulps	1216(%rsp), %ymm14, %ymm1
	vmulps	%ymm3, %ymm7, %ymm2
	vfmsub231ps	%ymm1, %ymm10, %ymm2
	vmovups	%ymm2, 1872(%rsp)
	vxorps	%xmm2, %xmm2, %xmm2
	vmovss	1280(%rsp), %xmm1
	vucomiss	%xmm2, %xmm1
	vmovdqa	672(%rsp), %xmm1
	vpor	2896(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmovups	544(%rsp), %ymm2
	vmulps	448(%rsp), %ymm2, %ymm13
	vmovaps	%ymm13, %ymm7
	vxorps	%xmm2, %xmm2, %xmm2
	vfmadd213ps	%ymm2, %ymm13, %ymm7
	vpandn	%ymm7, %ymm1, %ymm1
	vmovdqu	1024(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm7
	vpackssdw	%xmm7, %xmm2, %xmm3
	vpor	2880(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmovups	272(%rsp), %ymm2
	vmulps	512(%rsp), %ymm2, %ymm5
	vpandn	%ymm5, %ymm3, %ymm3
	vfmadd213ps	%ymm1, %ymm3, %ymm3
	vmovdqu	1504(%rsp), %ymm2
	vextracti128	$1, %ymm2, %xmm1
	vpackssdw	%xmm1, %xmm2, %xmm1
	vpor	2864(%rsp), %xmm1, %xmm1
	vpmovzxwd	%xmm1, %ymm1
	vpslld	$31, %ymm1, %ymm1
	vpsrad	$31, %ymm1, %ymm1
	vmulps	768(%rsp), %ymm15, %ymm10
	vpandn	%ymm10, %ymm1, %ymm7
	vfmadd213ps	%ymm3, %ymm7, %ymm7
	vextracti128	$1, %ymm12, %xmm1
	vpackssdw	%xmm1, %xmm12, %xmm0
	vpor	2848(%rsp), %xmm0, %xmm0
	vpmovzxwd	%xmm0, %ymm0
	vpslld	$31, %ymm0, %ymm0
	vpsrad	$31, %ymm0, %ymm0
	vmovups	480(%rsp), %ymm1
	vmulps	960(%rsp), %ymm1, %ymm1
	vpandn	%ymm1, %ymm0, %ymm0
	vfmadd213ps	%ymm7, %ymm0, %ymm0
	vextracti128	$1, %ymm8, %xmm3
	vpackssdw	%xmm3, %xmm8, %xmm3
	vpor	2832(%rsp), %xmm3, %xmm3
	vpmovzxwd	%xmm3, %ymm3
	vpslld	$31, %ymm3, %ymm3
	vpsrad	$31, %ymm3, %ymm3
	vmulps	736(%rsp), %ymm6, %ymm7
	vpandn	%ymm7, %ymm3, %ymm2
	vfmadd213ps	%ymm0, %ymm2, %ymm2
	vmovups	%ymm2, 1024(%rsp)
	vmovups	%ymm14, 3456(%rsp)
	vmulps	928(%rsp), %ymm14, %ymm0
	vmovups	416(%rsp), %ymm12
	vmovups	2944(%rsp), %ymm6
	vmulps	%ymm6, %ymm12, %ymm2
	vmovups	%ymm9, 3488(%rsp)
	vfmsub231ps	%ymm0, %ymm9, %ymm2
	vmovups	%ymm2, 2912(%rsp)
	vmulps	80(%rsp), %ymm13, %ymm8
	vmovups	48(%rsp), %ymm0
	vmulps	%ymm0, %ymm8, %ymm2
	vfmsub231ps	16(%rsp), %ymm5, %ymm2
	vmovups	%ymm2, 1504(%rsp)
	vmovups	128(%rsp), %ymm9
	vmulps	%ymm8, %ymm9, %ymm5
	vfmsub231ps	368(%rsp), %ymm10, %ymm5
	vmovups	%ymm5, 1840(%rsp)
	vmulps	%ymm8, %ymm12, %ymm5
	vmovups	%ymm8, 672(%rsp)
	vfmsub231ps	336(%rsp), %ymm1, %ymm5
	vmovups	%ymm5, 1280(%rsp)
	vmovaps	%ymm0, %ymm1
	vfnmadd213ps	%ymm11, %ymm0, %ymm1
	vbroadcastss	2137f(%rip), %ymm13
	vmovups	%ymm1, 3424(%rsp)
	vmaxps	%ymm13, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	vdivps	%ymm1, %ymm11, %ymm14
	vmulps	%ymm6, %ymm8, %ymm10
	vmovaps	%ymm6, %ymm8
	vfmsub231ps	304(%rsp), %ymm7, %ymm10
	vmulps	832(%rsp), %ymm14, %ymm5
	vfnmadd213ps	%ymm11, %ymm9, %ymm9
	vfnmadd231ps	%ymm5, %ymm5, %ymm9
	vmaxps	%ymm13, %ymm9, %ymm6
	vsqrtps	%ymm6, %ymm6
	vdivps	%ymm6, %ymm11, %ymm1
	vmulps	272(%rsp), %ymm14, %ymm6
	vmovups	1344(%rsp), %ymm0
	vblendvps	%ymm0, %ymm11, %ymm6, %ymm2
	vmulps	1936(%rsp), %ymm14, %ymm7
	vfnmadd231ps	%ymm5, %ymm7, %ymm4
	vmovups	%ymm5, 3680(%rsp)
	vmulps	%ymm1, %ymm4, %ymm6
	vfnmadd213ps	%ymm11, %ymm12, %ymm12
	vfnmadd231ps	%ymm7, %ymm7, %ymm12
	vfnmadd231ps	%ymm6, %ymm6, %ymm12
	vmaxps	%ymm13, %ymm12, %ymm4
	vsqrtps	%ymm4, %ymm4
	vdivps	%ymm4, %ymm11, %ymm3
	vmulps	704(%rsp), %ymm1, %ymm4
	vmovups	%ymm1, 832(%rsp)
	vmovups	1312(%rsp), %ymm0
	vblendvps	%ymm0, %ymm11, %ymm4, %ymm4
	vmovups	992(%rsp), %ymm15
	vmovups	544(%rsp), %ymm0
	vblendvps	%ymm15, %ymm11, %ymm0, %ymm15
	vmulps	%ymm2, %ymm15, %ymm2
	vmulps	480(%rsp), %ymm3, %ymm15
	vmovups	1568(%rsp), %ymm0
	vblendvps	%ymm0, %ymm11, %ymm15, %ymm15
	vmulps	%ymm4, %ymm2, %ymm2
	vmulps	%ymm2, %ymm15, %ymm0
	vmovups	%ymm0, 992(%rsp)
	vmulps	1904(%rsp), %ymm14, %ymm2
	vmovups	1872(%rsp), %ymm0
	vfnmadd231ps	%ymm5, %ymm2, %ymm0
	vmulps	%ymm1, %ymm0, %ymm5
	vmovups	2912(%rsp), %ymm0
	vfnmadd231ps	%ymm7, %ymm2, %ymm0
	vfnmadd231ps	%ymm6, %ymm5, %ymm0
	vmulps	%ymm3, %ymm0, %ymm1
	vmovaps	%ymm8, %ymm0
	vmovaps	%ymm8, %ymm4
	vfnmadd213ps	%ymm11, %ymm8, %ymm4
	vfnmadd231ps	%ymm2, %ymm2, %ymm4
	vfnmadd231ps	%ymm5, %ymm5, %ymm4
	vfnmadd231ps	%ymm1, %ymm1, %ymm4
	vmaxps	%ymm13, %ymm4, %ymm13
	vsqrtps	%ymm13, %ymm13
	vdivps	%ymm13, %ymm11, %ymm8
	vmulps	576(%rsp), %ymm8, %ymm13
	vmovups	1536(%rsp), %ymm15
	vblendvps	%ymm15, %ymm11, %ymm13, %ymm13
	vmulps	992(%rsp), %ymm13, %ymm11
	vmovups	%ymm11, 992(%rsp)
	vmovups	1968(%rsp), %ymm15
	vxorps	48(%rsp), %ymm15, %ymm11
	vmovups	%ymm11, 1568(%rsp)
	vxorps	128(%rsp), %ymm15, %ymm11
	vmovups	%ymm11, 1344(%rsp)
	vxorps	416(%rsp), %ymm15, %ymm11
	vmovups	%ymm11, 1536(%rsp)
	vxorps	%ymm0, %ymm15, %ymm11
	vmovups	%ymm11, 416(%rsp)
	vmovups	%ymm14, 128(%rsp)
	vmulps	1504(%rsp), %ymm14, %ymm0
	vmovups	1840(%rsp), %ymm13
	vmovups	3680(%rsp), %ymm11
	vfnmadd231ps	%ymm11, %ymm0, %ymm13
	vxorps	%ymm15, %ymm11, %ymm11
	vmovups	%ymm11, 48(%rsp)
	vmovups	1280(%rsp), %ymm14
	vfnmadd231ps	%ymm7, %ymm0, %ymm14
	vxorps	%ymm7, %ymm15, %ymm11
	vmovaps	%ymm15, %ymm7
	vmulps	832(%rsp), %ymm13, %ymm15
	vmovaps	%ymm0, %ymm13
	vfnmadd231ps	%ymm6, %ymm15, %ymm14
	vxorps	%ymm7, %ymm6, %ymm6
	vmovups	%ymm6, 1872(%rsp)
	vfnmadd231ps	%ymm2, %ymm0, %ymm10
	vxorps	%ymm7, %ymm2, %ymm6
	vfnmadd231ps	%ymm5, %ymm15, %ymm10
	vxorps	%ymm7, %ymm5, %ymm2
	vmovups	%ymm2, 1504(%rsp)
	vmovups	%ymm3, 1312(%rsp)
	vmulps	%ymm3, %ymm14, %ymm2
	vfnmadd231ps	%ymm1, %ymm2, %ymm10
	vxorps	%ymm7, %ymm1, %ymm1
	vmovups	%ymm1, 1280(%rsp)
	vmovups	672(%rsp), %ymm1
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm3, %xmm3, %xmm3
	vfmadd213ps	%ymm3, %ymm1, %ymm1
	vfmadd231ps	%ymm0, %ymm0, %ymm1
	vmovups	%ymm15, 1904(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm1
	vmovups	%ymm2, 1840(%rsp)
	vfmadd231ps	%ymm2, %ymm2, %ymm1
	vmovups	%ymm8, 1936(%rsp)
	vmulps	%ymm8, %ymm10, %ymm10
	vfmadd231ps	%ymm10, %ymm10, %ymm1
	ja	239b
	vmovaps	%ymm10, %ymm8
	vmovups	%ymm6, 448(%rsp)
	vmovups	%ymm13, 768(%rsp)
	vmovups	48(%rsp), %ymm13
	vmovups	%ymm11, 512(%rsp)
	vbroadcastss	261f(%rip), %ymm14
	vmovups	480(%rsp), %ymm15
	vdivps	%ymm15, %ymm14, %ymm2
	vmovups	576(%rsp), %ymm0
	vdivps	%ymm0, %ymm14, %ymm3
	vmovups	240(%rsp), %ymm10
	vmulps	%ymm2, %ymm10, %ymm2
	vbroadcastss	2138f(%rip), %ymm4
	vmulps	%ymm4, %ymm2, %ymm2
	vmovups	208(%rsp), %ymm11
	vmulps	%ymm3, %ymm11, %ymm3
	vbroadcastss	2139f(%rip), %ymm4
	vmulps	%ymm4, %ymm3, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vmovups	2704(%rsp), %ymm5
	vaddps	%ymm5, %ymm5, %ymm3
	vsqrtps	%ymm3, %ymm3
	vbroadcastss	288f(%rip), %ymm6
	vcmpltps	%ymm6, %ymm5, %ymm4
	vbroadcastss	2140f(%rip), %ymm5
	vmulps	%ymm5, %ymm3, %ymm3
	vandps	%ymm3, %ymm4, %ymm3
	vmaxps	%ymm2, %ymm3, %ymm4
	vcmpunordps	%ymm2, %ymm2, %ymm2
	vblendvps	%ymm2, %ymm3, %ymm4, %ymm2
	vbroadcastss	16(%r9), %ymm3
	vmovups	2480(%rsp), %ymm9
	vdivps	%ymm9, %ymm14, %ymm4
	vmulps	992(%rsp), %ymm4, %ymm4
	vmulps	%ymm4, %ymm4, %ymm4
	vminps	%ymm14, %ymm4, %ymm4
	vmulps	%ymm3, %ymm4, %ymm4
	vmaxps	%ymm4, %ymm2, %ymm5
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm2, %ymm5, %ymm2
	vcmpltps	%ymm6, %ymm9, %ymm4
	vandps	%ymm2, %ymm4, %ymm2
	vmulps	%ymm2, %ymm2, %ymm2
	vcmpleps	%ymm2, %ymm1, %ymm1
	vmulss	%xmm3, %xmm3, %xmm2
	vbroadcastss	%xmm2, %ymm2
	vmovups	1024(%rsp), %ymm3
	vcmpleps	%ymm2, %ymm3, %ymm2
	vandps	%ymm1, %ymm2, %ymm1
	vmovups	16(%rsp), %ymm2
	vmulps	80(%rsp), %ymm2, %ymm2
	vmulps	368(%rsp), %ymm2, %ymm2
	vmulps	336(%rsp), %ymm2, %ymm2
	vmulps	304(%rsp), %ymm2, %ymm2
	vcmpnltps	%ymm2, %ymm7, %ymm2
	vandps	%ymm2, %ymm14, %ymm2
	vbroadcastss	285f(%rip), %ymm4
	vblendvps	%ymm1, %ymm2, %ymm4, %ymm1
	vmovups	3200(%rsp), %ymm2
	vcmpleps	2512(%rsp), %ymm2, %ymm2
	vbroadcastss	294f(%rip), %ymm12
	vminps	%ymm12, %ymm1, %ymm3
	vblendvps	%ymm2, %ymm3, %ymm1, %ymm1
	vmovups	2736(%rsp), %ymm3
	vcmpeqps	%ymm4, %ymm3, %ymm2
	vblendvps	%ymm2, %ymm1, %ymm3, %ymm3
	vmovups	%ymm3, 2736(%rsp)
	vcmpeqps	%ymm4, %ymm3, %ymm1
	vandps	%ymm1, %ymm14, %ymm9
	vxorps	%xmm4, %xmm4, %xmm4
	vaddss	%xmm4, %xmm9, %xmm1
	vshufps	$245, %xmm9, %xmm9, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$78, %xmm9, %xmm9, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$255, %xmm9, %xmm9, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vextractf128	$1, %ymm9, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vshufps	$245, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$78, %xmm2, %xmm2, %xmm3
	vaddss	%xmm3, %xmm1, %xmm1
	vshufps	$255, %xmm2, %xmm2, %xmm2
	vaddss	%xmm2, %xmm1, %xmm1
	vucomiss	%xmm4, %xmm1
	vxorps	%xmm1, %xmm1, %xmm1
	vmovaps	%ymm10, %ymm5
	vmovaps	%ymm11, %ymm6
	ja	241b
	vmovaps	%ymm0, %ymm10
	vmulps	1936(%rsp), %ymm8, %ymm1
	vmovups	1280(%rsp), %ymm0
	vfmadd213ps	1840(%rsp), %ymm1, %ymm0
	vmulps	1312(%rsp), %ymm0, %ymm0
	vmovups	1872(%rsp), %ymm2
	vfmadd213ps	1904(%rsp), %ymm0, %ymm2
	vmovups	1504(%rsp), %ymm3
	vfmadd213ps	%ymm2, %ymm1, %ymm3
	vmulps	832(%rsp), %ymm3, %ymm2
	vfmadd213ps	768(%rsp), %ymm2, %ymm13
	vmovups	512(%rsp), %ymm7
	vfmadd213ps	%ymm13, %ymm0, %ymm7
	vmovups	448(%rsp), %ymm3
	vfmadd213ps	%ymm7, %ymm1, %ymm3
	vmulps	128(%rsp), %ymm3, %ymm3
	vmovups	1568(%rsp), %ymm5
	vfmadd213ps	672(%rsp), %ymm3, %ymm5
	vmovups	1344(%rsp), %ymm6
	vfmadd213ps	%ymm5, %ymm2, %ymm6
	vmovups	1536(%rsp), %ymm5
	vfmadd213ps	%ymm6, %ymm0, %ymm5
	vmovups	416(%rsp), %ymm7
	vfmadd213ps	%ymm5, %ymm1, %ymm7
	vmulps	544(%rsp), %ymm7, %ymm5
	vmovups	%ymm5, 960(%rsp)
	vmulps	272(%rsp), %ymm3, %ymm3
	vmovups	%ymm3, 176(%rsp)
	vmulps	704(%rsp), %ymm2, %ymm2
	vmovups	%ymm2, 736(%rsp)
	vmulps	%ymm0, %ymm15, %ymm0
	vmovups	%ymm0, 416(%rsp)
	vmulps	%ymm1, %ymm10, %ymm0
	vmovups	%ymm0, 800(%rsp)
	movl	8(%rsp), %eax
	shrb	$3, %al
	testl	%r10d, %r10d
	setne	%cl
	andb	%al, %cl
	vxorps	%xmm5, %xmm5, %xmm5
	vxorps	%xmm7, %xmm7, %xmm7
	vxorps	%xmm8, %xmm8, %xmm8
	vxorps	%xmm2, %xmm2, %xmm2
	vxorps	%xmm4, %xmm4, %xmm4
	vxorps	%xmm11, %xmm11, %xmm11
	vxorps	%xmm0, %xmm0, %xmm0
	vmovups	%ymm0, 512(%rsp)
	vmovups	%ymm0, 448(%rsp)
	vmovups	%ymm0, 768(%rsp)
	vxorps	%xmm6, %xmm6, %xmm6
	cmpb	$1, %cl
	movq	1112(%rsp), %rdi
	jne	258f
	vbroadcastss	8(%r9), %ymm13
	movq	%rbp, %rax
	vmovups	%ymm0, 768(%rsp)
	vmovups	%ymm0, 448(%rsp)
	vmovups	%ymm0, 512(%rsp)
	xorl	%ecx, %ecx
	vmovups	%ymm13, 48(%rsp)
	.p2align	4
256:
	leaq	(%rcx,%r10), %rdx
	leaq	(%rdx,%rdx,4), %rdx
	shlq	$5, %rdx
	vmovups	240(%rsp), %ymm0
	vmulps	(%r13,%rdx), %ymm0, %ymm0
	vmovups	%ymm0, 128(%rsp)
	movq	%r13, %rdx
	xorl	%esi, %esi
	vmovups	48(%rsp), %ymm13
	vmovups	512(%rsp), %ymm10
	vmovups	448(%rsp), %ymm12
	vmovups	768(%rsp), %ymm15
	.p2align	4
257:
	vmovups	%ymm2, 16(%rsp)
	vmovups	%ymm8, 80(%rsp)
	vmovups	%ymm11, 368(%rsp)
	vmovups	%ymm7, 336(%rsp)
	vmovups	%ymm4, 304(%rsp)
	vmovaps	(%rdx), %ymm0
	vmovups	208(%rsp), %ymm2
	vfmadd132ps	128(%rsp), %ymm2, %ymm0
	vaddps	%ymm0, %ymm13, %ymm0
	vbroadcastss	261f(%rip), %ymm14
	vdivps	%ymm0, %ymm14, %ymm4
	vmovaps	(%rax,%rsi), %ymm7
	vsubps	%ymm0, %ymm7, %ymm7
	vmulps	%ymm4, %ymm7, %ymm7
	vbroadcastss	278f(%rip), %ymm2
	vcmpltps	%ymm7, %ymm2, %ymm11
	vaddps	%ymm2, %ymm4, %ymm1
	vblendvps	%ymm11, %ymm7, %ymm1, %ymm1
	vaddps	%ymm1, %ymm14, %ymm11
	vpaddd	3072(%rsp), %ymm11, %ymm11
	vpand	3040(%rsp), %ymm11, %ymm11
	vmovaps	%ymm6, %ymm13
	vmovdqu	1696(%rsp), %ymm3
	vpsubd	%ymm11, %ymm3, %ymm6
	vaddps	%ymm2, %ymm6, %ymm8
	vfmadd231ps	%ymm6, %ymm1, %ymm8
	vmulps	%ymm8, %ymm8, %ymm1
	vbroadcastss	2129f(%rip), %ymm6
	vbroadcastss	2128f(%rip), %ymm3
	vfmadd213ps	%ymm3, %ymm8, %ymm6
	vbroadcastss	2131f(%rip), %ymm9
	vbroadcastss	2130f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm9
	vbroadcastss	2132f(%rip), %ymm14
	vfmadd231ps	%ymm14, %ymm1, %ymm9
	vfmadd213ps	%ymm6, %ymm1, %ymm9
	vbroadcastss	2127f(%rip), %ymm6
	vbroadcastss	2126f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm8, %ymm6
	vfmadd213ps	%ymm6, %ymm1, %ymm9
	vfmadd213ps	%ymm8, %ymm1, %ymm9
	vmovups	80(%rsp), %ymm8
	vmovups	48(%rsp), %ymm3
	vcvtdq2ps	%ymm11, %ymm1
	vmovups	368(%rsp), %ymm11
	vbroadcastss	2133f(%rip), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm9
	vbroadcastss	261f(%rip), %ymm14
	vaddps	%ymm7, %ymm14, %ymm1
	vmaxps	%ymm2, %ymm7, %ymm6
	vmovups	336(%rsp), %ymm7
	vfmsub231ps	%ymm1, %ymm9, %ymm6
	vmovups	16(%rsp), %ymm2
	vfmadd231ps	%ymm6, %ymm0, %ymm13
	vmovaps	%ymm13, %ymm6
	vbroadcastss	285f(%rip), %ymm1
	vaddps	%ymm1, %ymm0, %ymm0
	vdivps	%ymm0, %ymm14, %ymm0
	vmovaps	%ymm3, %ymm13
	vmulps	%ymm4, %ymm3, %ymm1
	vmulps	%ymm0, %ymm0, %ymm4
	vaddps	%ymm0, %ymm15, %ymm15
	vmulps	%ymm4, %ymm0, %ymm0
	vaddps	%ymm4, %ymm12, %ymm12
	vaddps	%ymm0, %ymm10, %ymm10
	vfmadd231ps	%ymm4, %ymm1, %ymm2
	vfmadd231ps	%ymm0, %ymm1, %ymm8
	vmulps	%ymm0, %ymm4, %ymm0
	vmulps	%ymm4, %ymm4, %ymm4
	vfmadd231ps	%ymm4, %ymm1, %ymm7
	vfmadd231ps	%ymm1, %ymm0, %ymm5
	vaddps	%ymm4, %ymm11, %ymm11
	vmovups	304(%rsp), %ymm4
	vaddps	%ymm0, %ymm4, %ymm4
	addq	$32, %rsi
	addq	$160, %rdx
	cmpq	%rsi, %r12
	jne	257b
	vmovups	%ymm15, 768(%rsp)
	vmovups	%ymm12, 448(%rsp)
	vmovups	%ymm10, 512(%rsp)
	incq	%rcx
	addq	%r12, %rax
	cmpq	%r10, %rcx
	jne	256b
258:
	vmovups	%ymm11, 368(%rsp)
	vmovups	%ymm4, 304(%rsp)
	vmovups	%ymm2, 16(%rsp)
	vmovups	%ymm8, 80(%rsp)
	vmovups	%ymm7, 336(%rsp)
	vmovups	%ymm5, 1024(%rsp)
	vmovups	%ymm6, 832(%rsp)
	movq	%r14, %rbx
	vmovss	261f(%rip), %xmm0
	vdivss	48(%r9), %xmm0, %xmm0
	vbroadcastss	%xmm0, %ymm10
	vbroadcastss	44(%r9), %ymm0
	vmovups	1248(%rsp), %ymm13
	vsubps	%ymm0, %ymm13, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vbroadcastss	28(%r9), %ymm4
	vbroadcastss	36(%r9), %ymm5
	vmovaps	%xmm5, %xmm6
	vfmadd213ps	%ymm4, %ymm1, %ymm5
	vbroadcastss	261f(%rip), %ymm11
	vfmadd213ps	%ymm11, %ymm1, %ymm5
	vmulps	%ymm1, %ymm1, %ymm7
	vfmadd213ps	%ymm11, %ymm7, %ymm5
	vmovss	286f(%rip), %xmm9
	vmulss	%xmm6, %xmm9, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vmovss	293f(%rip), %xmm12
	vmulss	%xmm4, %xmm12, %xmm4
	vbroadcastss	%xmm4, %ymm4
	vfmadd231ps	%ymm6, %ymm1, %ymm4
	vbroadcastss	294f(%rip), %ymm14
	vfmadd213ps	%ymm14, %ymm1, %ymm4
	vmulps	%ymm4, %ymm1, %ymm4
	vaddps	%ymm0, %ymm13, %ymm0
	vmulps	%ymm0, %ymm10, %ymm1
	vbroadcastss	32(%r9), %ymm6
	vbroadcastss	40(%r9), %ymm0
	vmovaps	%xmm0, %xmm7
	vfmadd213ps	%ymm6, %ymm1, %ymm0
	vfmadd213ps	%ymm11, %ymm1, %ymm0
	vmulps	%ymm1, %ymm1, %ymm8
	vfmadd213ps	%ymm11, %ymm8, %ymm0
	vmulss	%xmm7, %xmm9, %xmm7
	vbroadcastss	%xmm7, %ymm7
	vmulss	%xmm6, %xmm12, %xmm6
	vbroadcastss	%xmm6, %ymm6
	vfmadd231ps	%ymm7, %ymm1, %ymm6
	vbroadcastss	283f(%rip), %ymm8
	vmaxps	%ymm8, %ymm5, %ymm7
	vsqrtps	%ymm7, %ymm7
	vdivps	%ymm7, %ymm11, %ymm7
	vfmadd213ps	%ymm14, %ymm1, %ymm6
	vmulps	%ymm6, %ymm1, %ymm1
	vbroadcastss	275f(%rip), %ymm9
	vmulps	%ymm4, %ymm9, %ymm4
	vmulps	%ymm7, %ymm4, %ymm4
	vmaxps	%ymm8, %ymm0, %ymm6
	vsqrtps	%ymm6, %ymm6
	vbroadcastss	20(%r9), %ymm8
	vmulps	%ymm4, %ymm8, %ymm4
	vdivps	%ymm6, %ymm11, %ymm6
	vmulps	%ymm4, %ymm10, %ymm4
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm6, %ymm1, %ymm1
	vbroadcastss	24(%r9), %ymm9
	vmulps	%ymm1, %ymm9, %ymm1
	vmulps	%ymm1, %ymm10, %ymm1
	vmovups	1408(%rsp), %ymm2
	vandps	%ymm2, %ymm4, %ymm4
	vandps	%ymm2, %ymm1, %ymm1
	vmaxps	%ymm4, %ymm1, %ymm10
	vcmpunordps	%ymm4, %ymm4, %ymm4
	vblendvps	%ymm4, %ymm1, %ymm10, %ymm1
	vmovups	%ymm1, 48(%rsp)
	vmulps	%ymm7, %ymm5, %ymm1
	vmulps	%ymm1, %ymm8, %ymm1
	vmulps	%ymm6, %ymm0, %ymm0
	vmulps	%ymm0, %ymm9, %ymm0
	vminps	%ymm1, %ymm0, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm0, %ymm4, %ymm5
	vmovups	1152(%rsp), %ymm10
	vmovups	960(%rsp), %ymm12
	vaddps	%ymm10, %ymm12, %ymm0
	vmovups	2256(%rsp), %ymm3
	vminps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	2288(%rsp), %ymm3
	vmaxps	%ymm0, %ymm3, %ymm1
	vcmpunordps	%ymm0, %ymm0, %ymm0
	vblendvps	%ymm0, %ymm3, %ymm1, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vmovups	1120(%rsp), %ymm7
	vmovups	176(%rsp), %ymm9
	vaddps	%ymm7, %ymm9, %ymm1
	vmovups	2320(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm1
	vmovups	2352(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm4
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm4, %ymm0
	vmovups	%ymm0, 672(%rsp)
	vmovups	736(%rsp), %ymm0
	vaddps	%ymm0, %ymm13, %ymm1
	vmovups	2384(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmovups	2672(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm4
	vmovups	240(%rsp), %ymm15
	vaddps	416(%rsp), %ymm15, %ymm1
	vmovups	2224(%rsp), %ymm3
	vminps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmovups	2192(%rsp), %ymm3
	vmaxps	%ymm1, %ymm3, %ymm6
	vcmpunordps	%ymm1, %ymm1, %ymm1
	vblendvps	%ymm1, %ymm3, %ymm6, %ymm1
	vmovups	208(%rsp), %ymm14
	vaddps	800(%rsp), %ymm14, %ymm6
	vmovups	2416(%rsp), %ymm3
	vminps	%ymm6, %ymm3, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm8, %ymm6
	vmovups	2448(%rsp), %ymm3
	vmaxps	%ymm6, %ymm3, %ymm8
	vcmpunordps	%ymm6, %ymm6, %ymm6
	vblendvps	%ymm6, %ymm3, %ymm8, %ymm6
	vandps	%ymm2, %ymm12, %ymm8
	vxorps	%xmm12, %xmm12, %xmm12
	vmaxps	%ymm12, %ymm8, %ymm8
	vandps	%ymm2, %ymm9, %ymm9
	vmaxps	%ymm8, %ymm9, %ymm8
	vandps	%ymm2, %ymm0, %ymm9
	vmulps	48(%rsp), %ymm9, %ymm9
	vmaxps	%ymm8, %ymm9, %ymm8
	vbroadcastss	2144f(%rip), %ymm2
	vmulps	%ymm2, %ymm5, %ymm5
	vcmpleps	%ymm5, %ymm8, %ymm5
	vmovups	2736(%rsp), %ymm2
	vcmpleps	%ymm11, %ymm2, %ymm0
	vmovups	%ymm0, 800(%rsp)
	vandps	%ymm5, %ymm0, %ymm5
	vblendvps	%ymm5, 128(%rsp), %ymm10, %ymm9
	vblendvps	%ymm5, 672(%rsp), %ymm7, %ymm0
	vmovups	%ymm0, 176(%rsp)
	vblendvps	%ymm5, %ymm4, %ymm13, %ymm0
	vmovups	%ymm0, 736(%rsp)
	vblendvps	%ymm5, %ymm1, %ymm15, %ymm0
	vmovups	%ymm0, 128(%rsp)
	vblendvps	%ymm5, %ymm6, %ymm14, %ymm0
	vmovups	%ymm0, 48(%rsp)
	vmovups	272(%rsp), %ymm8
	vmulps	864(%rsp), %ymm8, %ymm0
	vmovups	544(%rsp), %ymm5
	vmulps	%ymm5, %ymm0, %ymm6
	vmovups	704(%rsp), %ymm10
	vmulps	1376(%rsp), %ymm10, %ymm0
	vmulps	%ymm5, %ymm0, %ymm15
	vmulps	1056(%rsp), %ymm10, %ymm0
	vmulps	%ymm6, %ymm15, %ymm1
	vfmsub231ps	%ymm0, %ymm8, %ymm1
	vmovups	480(%rsp), %ymm3
	vmulps	608(%rsp), %ymm3, %ymm0
	vmulps	%ymm5, %ymm0, %ymm11
	vmulps	2544(%rsp), %ymm3, %ymm4
	vmulps	%ymm6, %ymm11, %ymm0
	vfmsub231ps	%ymm4, %ymm8, %ymm0
	vmulps	1184(%rsp), %ymm3, %ymm4
	vmulps	%ymm15, %ymm11, %ymm7
	vfmsub231ps	%ymm4, %ymm10, %ymm7
	vbroadcastss	208(%r9), %ymm14
	vbroadcastss	286f(%rip), %ymm4
	vcmpeqps	%ymm4, %ymm2, %ymm13
	vblendvps	%ymm13, %ymm14, %ymm9, %ymm4
	movq	%rdi, %r10
	shlq	$5, %r10
	vbroadcastss	12(%r9), %ymm2
	vmovups	%ymm2, 608(%rsp)
	vmovaps	%ymm4, (%r15,%r10)
	vmovups	576(%rsp), %ymm3
	vmulps	896(%rsp), %ymm3, %ymm4
	vmulps	%ymm5, %ymm4, %ymm5
	vmulps	2576(%rsp), %ymm3, %ymm2
	vmulps	%ymm6, %ymm5, %ymm4
	vfmsub231ps	%ymm2, %ymm8, %ymm4
	vmovups	%ymm4, 240(%rsp)
	vmovups	176(%rsp), %ymm2
	vblendvps	%ymm13, %ymm14, %ymm2, %ymm2
	movq	120(%rsp), %rsi
	addq	%rsi, %rdi
	shlq	$5, %rdi
	vmovaps	%ymm2, (%r15,%rdi)
	vmovups	%ymm6, 896(%rsp)
	vbroadcastss	261f(%rip), %ymm4
	vfnmadd213ps	%ymm4, %ymm6, %ymm6
	vbroadcastss	2137f(%rip), %ymm9
	vmaxps	%ymm9, %ymm6, %ymm8
	vsqrtps	%ymm8, %ymm8
	vminps	%ymm4, %ymm6, %ymm6
	vdivps	%ymm8, %ymm4, %ymm2
	vmovaps	%ymm4, %ymm8
	vmulps	%ymm2, %ymm1, %ymm4
	vmovaps	%ymm15, %ymm1
	vfnmadd213ps	%ymm8, %ymm15, %ymm1
	vfnmadd231ps	%ymm4, %ymm4, %ymm1
	vminps	%ymm6, %ymm1, %ymm6
	vmaxps	%ymm9, %ymm1, %ymm1
	vsqrtps	%ymm1, %ymm1
	leaq	(%r15,%r10), %rcx
	vmovups	736(%rsp), %ymm8
	vblendvps	%ymm13, %ymm14, %ymm8, %ymm8
	movq	%rsi, %rax
	shlq	$6, %rax
	vmovaps	%ymm8, (%rax,%rcx)
	vmulps	1216(%rsp), %ymm3, %ymm8
	vmovups	%ymm15, 1216(%rsp)
	vmulps	%ymm5, %ymm15, %ymm9
	vfmsub231ps	%ymm8, %ymm10, %ymm9
	vbroadcastss	261f(%rip), %ymm15
	vdivps	%ymm1, %ymm15, %ymm10
	vmulps	%ymm2, %ymm0, %ymm8
	vfnmadd231ps	%ymm4, %ymm8, %ymm7
	vmovaps	%ymm4, %ymm1
	vmulps	%ymm7, %ymm10, %ymm4
	vmovaps	%ymm11, %ymm7
	vmovaps	%ymm11, %ymm0
	vfnmadd213ps	%ymm15, %ymm11, %ymm0
	vfnmadd231ps	%ymm8, %ymm8, %ymm0
	vfnmadd231ps	%ymm4, %ymm4, %ymm0
	vminps	%ymm6, %ymm0, %ymm6
	vmovups	%ymm6, 736(%rsp)
	vbroadcastss	2137f(%rip), %ymm6
	vmaxps	%ymm6, %ymm0, %ymm0
	vsqrtps	%ymm0, %ymm0
	vmovups	608(%rsp), %ymm11
	vmulps	128(%rsp), %ymm11, %ymm6
	vblendvps	%ymm13, %ymm14, %ymm6, %ymm6
	leaq	(%rsi,%rsi,2), %rax
	movq	%rax, %rdx
	shlq	$5, %rdx
	vmovaps	%ymm6, (%rdx,%rcx)
	vmulps	928(%rsp), %ymm3, %ymm6
	vmovups	%ymm7, 928(%rsp)
	vmulps	%ymm7, %ymm5, %ymm7
	vmovaps	%ymm1, %ymm3
	vfmsub231ps	480(%rsp), %ymm6, %ymm7
	vdivps	%ymm0, %ymm15, %ymm1
	vmulps	48(%rsp), %ymm11, %ymm0
	vmovups	%ymm13, 128(%rsp)
	vmovups	%ymm14, 960(%rsp)
	vblendvps	%ymm13, %ymm14, %ymm0, %ymm0
	movq	%rsi, %rdx
	shlq	$7, %rdx
	vmovaps	%ymm0, (%rdx,%rcx)
	vmovups	%ymm2, 176(%rsp)
	vmulps	240(%rsp), %ymm2, %ymm13
	vfnmadd231ps	%ymm3, %ymm13, %ymm9
	vmovups	%ymm10, 208(%rsp)
	vmulps	%ymm10, %ymm9, %ymm6
	vmovups	%ymm8, 1184(%rsp)
	vfnmadd231ps	%ymm8, %ymm13, %ymm7
	vmovups	%ymm4, 416(%rsp)
	vfnmadd231ps	%ymm4, %ymm6, %ymm7
	vmovups	%ymm1, 240(%rsp)
	vmulps	%ymm1, %ymm7, %ymm9
	vmovups	%ymm5, 864(%rsp)
	vfnmadd213ps	%ymm15, %ymm5, %ymm5
	vfnmadd231ps	%ymm13, %ymm13, %ymm5
	vfnmadd231ps	%ymm6, %ymm6, %ymm5
	vfnmadd231ps	%ymm9, %ymm9, %ymm5
	vminps	736(%rsp), %ymm5, %ymm1
	vbroadcastss	2143f(%rip), %ymm2
	vcmpltps	%ymm1, %ymm2, %ymm1
	vmovups	%ymm1, 48(%rsp)
	movl	$5, %ecx
	movl	8(%rsp), %r14d
	testb	$2, %r14b
	je	259f
	vmovaps	%ymm3, %ymm14
	vbroadcastss	2137f(%rip), %ymm1
	vmaxps	%ymm1, %ymm5, %ymm1
	vsqrtps	%ymm1, %ymm1
	vmovups	%ymm9, 672(%rsp)
	vmovups	%ymm6, 1056(%rsp)
	vbroadcastss	261f(%rip), %ymm6
	vdivps	%ymm1, %ymm6, %ymm7
	vmovups	1968(%rsp), %ymm2
	vxorps	896(%rsp), %ymm2, %ymm10
	vmulps	480(%rsp), %ymm11, %ymm1
	vmovups	%ymm1, 480(%rsp)
	vmulps	576(%rsp), %ymm11, %ymm1
	vmovups	%ymm1, 736(%rsp)
	vmovdqu	800(%rsp), %ymm1
	vpand	48(%rsp), %ymm1, %ymm1
	vextracti128	$1, %ymm1, %xmm5
	vpackssdw	%xmm5, %xmm1, %xmm1
	vmovdqa	%xmm1, 896(%rsp)
	movl	%r14d, %edx
	andl	$4, %edx
	movl	%edx, %r8d
	shrl	$2, %r8d
	leaq	(%rsi,%rsi,4), %r9
	shlq	$5, %r9
	addq	%r15, %r9
	movq	%rdi, %r12
	xorl	%edi, %edi
	testl	%edx, %edx
	movl	$14, %esi
	movl	$8, %ecx
	cmoveq	%rcx, %rsi
	sete	%dil
	movl	$19, %ecx
	movl	$9, %r11d
	cmoveq	%r11, %rcx
	leaq	(%r8,%r8,2), %r8
	addq	$7, %r8
	xorq	$7, %rdi
	imulq	120(%rsp), %rdi
	shlq	$5, %rdi
	addq	%r15, %rdi
	imulq	120(%rsp), %r8
	shlq	$5, %r8
	addq	%r15, %r8
	imulq	120(%rsp), %rsi
	shlq	$5, %rsi
	addq	%r15, %rsi
	imulq	120(%rsp), %rcx
	shlq	$5, %rcx
	vmovups	176(%rsp), %ymm9
	vmulps	%ymm10, %ymm9, %ymm3
	vmovups	1216(%rsp), %ymm1
	vfmadd231ps	%ymm3, %ymm14, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	208(%rsp), %ymm8
	vmulps	%ymm1, %ymm8, %ymm10
	vxorps	%ymm2, %ymm9, %ymm1
	vmulps	%ymm1, %ymm14, %ymm1
	vmulps	%ymm1, %ymm8, %ymm5
	vmovups	928(%rsp), %ymm1
	vmovups	1184(%rsp), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm1
	vmovups	416(%rsp), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmovups	240(%rsp), %ymm11
	vmulps	%ymm1, %ymm11, %ymm0
	vmovups	%ymm0, 608(%rsp)
	vmulps	%ymm6, %ymm9, %ymm1
	vfmadd231ps	%ymm5, %ymm4, %ymm1
	vxorps	%ymm2, %ymm1, %ymm1
	vmulps	%ymm1, %ymm11, %ymm6
	vxorps	%ymm2, %ymm8, %ymm1
	vmulps	%ymm1, %ymm4, %ymm1
	vmulps	%ymm1, %ymm11, %ymm8
	vmovups	%ymm8, 928(%rsp)
	vmovups	864(%rsp), %ymm4
	vfmadd231ps	%ymm3, %ymm13, %ymm4
	vmovups	1056(%rsp), %ymm14
	vfmadd231ps	%ymm10, %ymm14, %ymm4
	vmovups	672(%rsp), %ymm15
	vfmadd231ps	%ymm0, %ymm15, %ymm4
	vxorps	%ymm2, %ymm4, %ymm1
	vmulps	%ymm1, %ymm7, %ymm4
	vmulps	%ymm13, %ymm9, %ymm0
	vfmadd231ps	%ymm5, %ymm14, %ymm0
	vmovaps	%ymm14, %ymm1
	vfmadd231ps	%ymm6, %ymm15, %ymm0
	vmovaps	%ymm6, %ymm13
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm14
	vmovups	208(%rsp), %ymm6
	vmulps	%ymm1, %ymm6, %ymm0
	vfmadd231ps	%ymm8, %ymm15, %ymm0
	vmovaps	%ymm15, %ymm1
	vxorps	%ymm2, %ymm0, %ymm0
	vmulps	%ymm0, %ymm7, %ymm15
	vxorps	%ymm2, %ymm11, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vmovups	%ymm3, 416(%rsp)
	vbroadcastss	261f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm3, %ymm3
	vmovups	%ymm10, 576(%rsp)
	vfmadd231ps	%ymm10, %ymm10, %ymm3
	vmovups	608(%rsp), %ymm2
	vfmadd231ps	%ymm2, %ymm2, %ymm3
	vmovups	%ymm4, 800(%rsp)
	vfmadd231ps	%ymm4, %ymm4, %ymm3
	vmovups	544(%rsp), %ymm2
	vmulps	%ymm3, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vpmovsxwd	896(%rsp), %ymm4
	vmovups	960(%rsp), %ymm8
	vblendvps	%ymm4, %ymm1, %ymm8, %ymm1
	vmovaps	%ymm1, (%r10,%r9)
	movq	408(%rsp), %r9
	vmulps	%ymm9, %ymm9, %ymm1
	vfmadd231ps	%ymm5, %ymm5, %ymm1
	vmovups	%ymm13, 864(%rsp)
	vfmadd231ps	%ymm13, %ymm13, %ymm1
	vmovups	%ymm14, 1216(%rsp)
	vfmadd231ps	%ymm14, %ymm14, %ymm1
	vmovups	272(%rsp), %ymm2
	vmulps	%ymm1, %ymm2, %ymm1
	vmulps	%ymm1, %ymm2, %ymm1
	vblendvps	%ymm4, %ymm1, %ymm8, %ymm1
	vmovaps	%ymm1, (%r10,%rdi)
	movq	%r12, %rdi
	vmulps	%ymm7, %ymm0, %ymm13
	vmulps	%ymm6, %ymm6, %ymm0
	vmovups	928(%rsp), %ymm1
	vmovaps	%ymm1, %ymm2
	vfmadd231ps	%ymm1, %ymm1, %ymm0
	vmovups	%ymm15, 896(%rsp)
	vfmadd231ps	%ymm15, %ymm15, %ymm0
	vmovups	704(%rsp), %ymm1
	vmulps	%ymm0, %ymm1, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm8, %ymm0
	vmovaps	%ymm0, (%r10,%r8)
	vmulps	%ymm11, %ymm11, %ymm0
	vfmadd231ps	%ymm13, %ymm13, %ymm0
	vmovups	480(%rsp), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm8, %ymm0
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rsi)
	movq	120(%rsp), %rsi
	vmulps	%ymm7, %ymm7, %ymm0
	vmovups	736(%rsp), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmulps	%ymm0, %ymm1, %ymm0
	vblendvps	%ymm4, %ymm0, %ymm8, %ymm0
	vmovaps	%ymm0, (%r10,%rcx)
	movl	$10, %ecx
	testl	%edx, %edx
	je	259f
	vmovaps	%ymm7, %ymm6
	vmovaps	%ymm1, %ymm3
	vmovups	416(%rsp), %ymm0
	vmulps	176(%rsp), %ymm0, %ymm10
	vmovups	576(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm5, %ymm10
	vmovups	%ymm13, 176(%rsp)
	vmovups	208(%rsp), %ymm13
	vmulps	%ymm0, %ymm13, %ymm11
	vmulps	%ymm5, %ymm13, %ymm5
	vmovups	864(%rsp), %ymm0
	vmovups	608(%rsp), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm10
	vfmadd231ps	%ymm1, %ymm2, %ymm11
	vfmadd231ps	%ymm0, %ymm2, %ymm5
	vmovups	240(%rsp), %ymm7
	vmulps	%ymm1, %ymm7, %ymm1
	vmulps	%ymm0, %ymm7, %ymm0
	vmovups	%ymm0, 864(%rsp)
	vmulps	%ymm2, %ymm7, %ymm7
	vmovaps	%ymm6, %ymm8
	vmovups	1216(%rsp), %ymm14
	vmovups	800(%rsp), %ymm0
	vfmadd231ps	%ymm0, %ymm14, %ymm10
	vmovaps	%ymm3, %ymm13
	vmovups	272(%rsp), %ymm3
	vmulps	%ymm3, %ymm10, %ymm6
	vmovups	544(%rsp), %ymm9
	vmulps	%ymm6, %ymm9, %ymm2
	vmovups	%ymm2, 208(%rsp)
	vmovups	896(%rsp), %ymm2
	vfmadd231ps	%ymm0, %ymm2, %ymm11
	vmovups	704(%rsp), %ymm15
	vmulps	%ymm11, %ymm15, %ymm6
	vmulps	%ymm6, %ymm9, %ymm6
	vmovups	%ymm6, 240(%rsp)
	vmovups	176(%rsp), %ymm6
	vfmadd231ps	%ymm0, %ymm6, %ymm1
	vmovups	480(%rsp), %ymm10
	vmulps	%ymm1, %ymm10, %ymm1
	vmulps	%ymm1, %ymm9, %ymm1
	vmovups	%ymm1, 608(%rsp)
	vmulps	%ymm0, %ymm8, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	%ymm0, 544(%rsp)
	vfmadd231ps	%ymm14, %ymm2, %ymm5
	vmulps	%ymm5, %ymm15, %ymm1
	vmulps	%ymm1, %ymm3, %ymm0
	vmovups	%ymm0, 928(%rsp)
	vmovups	864(%rsp), %ymm0
	vfmadd231ps	%ymm14, %ymm6, %ymm0
	vmulps	%ymm0, %ymm10, %ymm0
	vmulps	%ymm0, %ymm3, %ymm11
	vmulps	%ymm14, %ymm8, %ymm1
	vmulps	%ymm1, %ymm13, %ymm1
	vmulps	%ymm1, %ymm3, %ymm5
	vfmadd231ps	%ymm2, %ymm6, %ymm7
	vmovaps	%ymm6, %ymm0
	vmulps	%ymm7, %ymm10, %ymm6
	vmulps	%ymm6, %ymm15, %ymm6
	vmulps	%ymm2, %ymm8, %ymm7
	vmulps	%ymm7, %ymm13, %ymm7
	vmulps	%ymm7, %ymm15, %ymm7
	vmovups	960(%rsp), %ymm2
	vmulps	%ymm0, %ymm8, %ymm8
	vmulps	%ymm13, %ymm8, %ymm8
	vmulps	%ymm8, %ymm10, %ymm8
	vblendvps	%ymm4, 208(%rsp), %ymm2, %ymm9
	vblendvps	%ymm4, 240(%rsp), %ymm2, %ymm0
	vblendvps	%ymm4, 928(%rsp), %ymm2, %ymm10
	vblendvps	%ymm4, 608(%rsp), %ymm2, %ymm1
	vblendvps	%ymm4, %ymm11, %ymm2, %ymm11
	vblendvps	%ymm4, %ymm6, %ymm2, %ymm6
	vblendvps	%ymm4, 544(%rsp), %ymm2, %ymm3
	vblendvps	%ymm4, %ymm5, %ymm2, %ymm5
	vblendvps	%ymm4, %ymm7, %ymm2, %ymm7
	vblendvps	%ymm4, %ymm8, %ymm2, %ymm4
	movq	%rax, %rcx
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm9, (%r10,%rcx)
	movq	%rsi, %rcx
	shlq	$8, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	leaq	(%rsi,%rsi,8), %rcx
	movq	%rcx, %rdx
	shlq	$5, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm10, (%r10,%rdx)
	imulq	$352, %rsi, %rdx
	addq	%r15, %rdx
	vmovaps	%ymm1, (%r10,%rdx)
	shlq	$7, %rax
	addq	%r15, %rax
	vmovaps	%ymm11, (%r10,%rax)
	imulq	$416, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm6, (%r10,%rax)
	imulq	$480, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm3, (%r10,%rax)
	movq	%rsi, %rax
	shlq	$9, %rax
	addq	%r15, %rax
	vmovaps	%ymm5, (%r10,%rax)
	imulq	$544, %rsi, %rax
	addq	%r15, %rax
	vmovaps	%ymm7, (%r10,%rax)
	shlq	$6, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm4, (%r10,%rcx)
	movl	$20, %ecx
259:
	testb	$8, %r14b
	vmovups	3328(%rsp), %ymm1
	vmovups	80(%rsp), %ymm8
	vmovups	16(%rsp), %ymm9
	vmovups	368(%rsp), %ymm10
	vmovups	128(%rsp), %ymm11
	je	24b
	vbroadcastss	261f(%rip), %ymm4
	vdivps	%ymm1, %ymm4, %ymm0
	vmulps	1440(%rsp), %ymm0, %ymm1
	vpaddd	3072(%rsp), %ymm1, %ymm0
	vpand	3040(%rsp), %ymm0, %ymm0
	vmovdqu	1696(%rsp), %ymm2
	vpsubd	%ymm0, %ymm2, %ymm5
	vfmsub213ps	%ymm4, %ymm1, %ymm5
	vbroadcastss	2131f(%rip), %ymm4
	vbroadcastss	2130f(%rip), %ymm1
	vfmadd213ps	%ymm1, %ymm5, %ymm4
	vbroadcastss	2129f(%rip), %ymm1
	vbroadcastss	2128f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm1
	vmulps	%ymm5, %ymm5, %ymm6
	vbroadcastss	2132f(%rip), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm4
	vfmadd213ps	%ymm1, %ymm6, %ymm4
	vbroadcastss	2127f(%rip), %ymm1
	vbroadcastss	2126f(%rip), %ymm2
	vfmadd213ps	%ymm2, %ymm5, %ymm1
	vfmadd213ps	%ymm1, %ymm6, %ymm4
	vfmadd213ps	%ymm5, %ymm6, %ymm4
	vbroadcastss	100(%r9), %ymm1
	vmovups	768(%rsp), %ymm3
	vfmadd213ps	%ymm12, %ymm3, %ymm1
	vbroadcastss	104(%r9), %ymm5
	vmovups	448(%rsp), %ymm2
	vfmadd213ps	%ymm1, %ymm2, %ymm5
	vbroadcastss	136(%r9), %ymm1
	vfmadd213ps	%ymm12, %ymm3, %ymm1
	vbroadcastss	140(%r9), %ymm7
	vfmadd213ps	%ymm1, %ymm2, %ymm7
	vbroadcastss	172(%r9), %ymm1
	vfmadd213ps	%ymm12, %ymm3, %ymm1
	vbroadcastss	176(%r9), %ymm6
	vfmadd213ps	%ymm1, %ymm2, %ymm6
	vbroadcastss	108(%r9), %ymm1
	vmovups	512(%rsp), %ymm2
	vfmadd213ps	%ymm5, %ymm2, %ymm1
	vbroadcastss	144(%r9), %ymm3
	vfmadd213ps	%ymm7, %ymm2, %ymm3
	vbroadcastss	180(%r9), %ymm5
	vfmadd213ps	%ymm6, %ymm2, %ymm5
	vbroadcastss	112(%r9), %ymm2
	vfmadd213ps	%ymm1, %ymm10, %ymm2
	vbroadcastss	148(%r9), %ymm1
	vfmadd213ps	%ymm3, %ymm10, %ymm1
	vbroadcastss	184(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm10, %ymm3
	vbroadcastss	116(%r9), %ymm5
	vmovups	304(%rsp), %ymm6
	vfmadd213ps	%ymm2, %ymm6, %ymm5
	vbroadcastss	152(%r9), %ymm2
	vfmadd213ps	%ymm1, %ymm6, %ymm2
	vbroadcastss	188(%r9), %ymm1
	vfmadd213ps	%ymm3, %ymm6, %ymm1
	vbroadcastss	120(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm9, %ymm3
	vbroadcastss	156(%r9), %ymm5
	vfmadd213ps	%ymm2, %ymm9, %ymm5
	vbroadcastss	192(%r9), %ymm2
	vfmadd213ps	%ymm1, %ymm9, %ymm2
	vbroadcastss	124(%r9), %ymm1
	vfmadd213ps	%ymm3, %ymm8, %ymm1
	vbroadcastss	160(%r9), %ymm3
	vfmadd213ps	%ymm5, %ymm8, %ymm3
	vbroadcastss	196(%r9), %ymm5
	vfmadd213ps	%ymm2, %ymm8, %ymm5
	vbroadcastss	128(%r9), %ymm2
	vmovups	336(%rsp), %ymm7
	vfmadd213ps	%ymm1, %ymm7, %ymm2
	vbroadcastss	164(%r9), %ymm1
	vfmadd213ps	%ymm3, %ymm7, %ymm1
	vbroadcastss	200(%r9), %ymm6
	vfmadd213ps	%ymm5, %ymm7, %ymm6
	vbroadcastss	132(%r9), %ymm5
	vmovups	1024(%rsp), %ymm7
	vfmadd213ps	%ymm2, %ymm7, %ymm5
	vbroadcastss	168(%r9), %ymm3
	vfmadd213ps	%ymm1, %ymm7, %ymm3
	vbroadcastss	204(%r9), %ymm2
	vfmadd213ps	%ymm6, %ymm7, %ymm2
	vcvtdq2ps	%ymm0, %ymm0
	vbroadcastss	2133f(%rip), %ymm1
	vfmadd231ps	%ymm0, %ymm1, %ymm4
	vbroadcastss	2141f(%rip), %ymm0
	vmovups	3296(%rsp), %ymm1
	vfmadd213ps	%ymm4, %ymm0, %ymm1
	vbroadcastss	2142f(%rip), %ymm0
	vmovups	1472(%rsp), %ymm6
	vfmadd213ps	%ymm1, %ymm0, %ymm6
	vmovups	2768(%rsp), %ymm4
	vaddps	%ymm5, %ymm4, %ymm1
	vbroadcastss	294f(%rip), %ymm0
	vfmadd231ps	%ymm0, %ymm4, %ymm3
	vbroadcastss	2145f(%rip), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm2
	vbroadcastss	208(%r9), %ymm0
	vbroadcastss	298f(%rip), %ymm4
	vmovups	832(%rsp), %ymm5
	vfmsub213ps	%ymm5, %ymm4, %ymm6
	vblendvps	%ymm11, %ymm0, %ymm6, %ymm4
	movq	%rcx, %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vaddps	%ymm5, %ymm5, %ymm4
	vblendvps	%ymm11, %ymm0, %ymm4, %ymm4
	leaq	1(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm4, (%r10,%rax)
	vblendvps	%ymm11, %ymm0, %ymm1, %ymm1
	leaq	2(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm11, %ymm0, %ymm3, %ymm1
	leaq	3(%rcx), %rax
	imulq	%rsi, %rax
	shlq	$5, %rax
	addq	%r15, %rax
	vmovaps	%ymm1, (%r10,%rax)
	vblendvps	%ymm11, %ymm0, %ymm2, %ymm0
	addq	$4, %rcx
	imulq	%rsi, %rcx
	shlq	$5, %rcx
	addq	%r15, %rcx
	vmovaps	%ymm0, (%r10,%rcx)
	jmp	24b
260:
	addq	$3720, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	vzeroupper
	retq
	.p2align	2, 0x0
261:
	.long	0x3f800000
262:
	.long	1048576
263:
	.long	2147483647
264:
	.long	0x3f40094e
265:
	.long	0x3e1d5a5a
266:
	.long	0x3bd74912
267:
	.long	0x3f156f3d
268:
	.long	0x3d26f715
269:
	.long	8388607
270:
	.long	1400897536
271:
	.long	1258291200
272:
	.long	1392508928
273:
	.long	0x53000080
274:
	.long	0xc9800000
275:
	.long	0x3f000000
276:
	.long	0x0da24260
277:
	.long	0x1e3ce508
278:
	.long	0xbf800000
279:
	.long	0x41100000
280:
	.long	0x3e800000
281:
	.long	0x3d2aaaab
282:
	.long	0x7f7fffff
283:
	.long	0x02081cea
284:
	.long	0x41490fdb
285:
	.long	0x40a00000
286:
	.long	0x40800000
287:
	.long	0x3fc00000
288:
	.long	0x7149f2ca
289:
	.long	2
290:
	.long	4
291:
	.long	8
292:
	.long	16
293:
	.long	0x40400000
294:
	.long	0x40000000
295:
	.long	0x41400000
296:
	.long	0x40c00000
297:
	.long	0x3f3504f3
298:
	.long	0xbf000000
299:
	.long	0x80000000
2100:
	.long	0xc2ae0000
2101:
	.long	0x3fb8aa3b
2102:
	.long	0xbf317200
2103:
	.long	0xb5bfbe8e
2104:
	.long	0x3c1e8629
2105:
	.long	0x3aae0472
2106:
	.long	0x3d635b73
2107:
	.long	0x3e75fc8c
2108:
	.long	0x3f317214
2109:
	.long	0x42fe0000
2110:
	.long	0x4f000000
2111:
	.long	0x3e99999a
2112:
	.long	0x3ef89ba5
2113:
	.long	0xbe04a19d
2114:
	.long	0xbf03248e
2115:
	.long	0x3f0c3744
2116:
	.long	0xbdc1d79d
2117:
	.long	0x3e5c1572
2118:
	.long	0x3e17e642
2119:
	.long	0x3e2ecff8
2120:
	.long	0x3e2d3f9f
2121:
	.long	0x3ecc422a
2122:
	.long	0x3f106ebb
2123:
	.long	0xc0000000
2124:
	.long	3234528013
2125:
	.long	4286578688
2126:
	.long	0xbf00000d
2127:
	.long	0x3eaaac4e
2128:
	.long	0xbe7fd7d0
2129:
	.long	0x3e4bdb47
2130:
	.long	0xbe2ec8d2
2131:
	.long	0x3e259a3a
2132:
	.long	0xbddadb52
2133:
	.long	0x33b17218
2134:
	.long	0x3a83126f
2135:
	.long	0x3727c5ac
2136:
	.long	0x41800000
2137:
	.long	0x358637bd
2138:
	.long	0x350637bd
2139:
	.long	0x34210fb0
2140:
	.long	0x36a7c5ac
2141:
	.long	0x3f317218
2142:
	.long	0x3feb3f8f
2143:
	.long	0x38d1b717
2144:
	.long	0x3951b717
2145:
	.long	0x41000000
2146:
	.long	0x3cf5c28f
2147:
	.long	0x41200000
2148:
	.long	0x26901d7d
2149:
	.long	0x3f800054
2150:
	.long	0xbf4ccccd
	.p2align	5, 0x0
2151:
	.byte	0
	.byte	1
	.byte	4
	.byte	5
	.byte	8
	.byte	9
	.byte	12
	.byte	13
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.byte	16
	.byte	17
	.byte	20
	.byte	21
	.byte	24
	.byte	25
	.byte	28
	.byte	29
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
