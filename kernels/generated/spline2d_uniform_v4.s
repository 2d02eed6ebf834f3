# Made by `cargo xtask kernels`. Do not edit.
pushq	%rbp
pushq	%r15
pushq	%r14
pushq	%r13
pushq	%r12
pushq	%rbx
subq	$7160,%rsp
movl	%esi,44(%rsp)
testl	%ecx,%ecx
je	354f
testl	%edx,%edx
je	354f
cmpl	$0,44(%rsp)
je	354f
movq	7232(%rsp),%rsi
movl	44(%rsp),%eax
movl	%eax,%r10d
movq	%r10,144(%rsp)
movl	%edx,%r10d
movq	%r10,128(%rsp)
movq	(%rdi),%r10
movq	%r10,104(%rsp)
movq	8(%rdi),%r11
movq	16(%rdi),%r10
movq	24(%rdi),%rbx
movq	%rbx,200(%rsp)
movq	32(%rdi),%rbx
addl	%r8d,%r9d
addl	7216(%rsp),%r9d
movq	40(%rdi),%r8
movq	%rsi,%rdi
movl	%ecx,%ecx
movq	%rcx,176(%rsp)
imull	%eax,%edx
movl	%edx,124(%rsp)
movq	%r8,24(%rsp)
leaq	64(%r8),%rax
movq	%rax,64(%rsp)
leaq	107840(%rbx),%rax
movq	%rax,160(%rsp)
leaq	264(%r11),%rax
movq	%rax,240(%rsp)
leaq	260(%r11),%rax
movq	%rax,248(%rsp)
leaq	64(%rbx),%rax
movq	%rax,280(%rsp)
vbroadcastss	355f(%rip),%zmm28
vbroadcastss	368f(%rip),%zmm17
vbroadcastss	378f(%rip),%zmm18
vxorps	%xmm21,%xmm21,%xmm21
vpbroadcastd	383f(%rip),%zmm30
vpbroadcastd	384f(%rip),%zmm27
leaq	107776(%rbx),%rax
movq	%rax,112(%rsp)
leaq	95488(%rbx),%rax
movq	%rax,296(%rsp)
leaq	832(%rbx),%rax
movq	%rax,288(%rsp)
movq	%rbx,32(%rsp)
leaq	96192(%rbx),%rax
movq	%rax,168(%rsp)
xorl	%eax,%eax
movq	%r9,184(%rsp)
movl	%r9d,%ecx
vbroadcastss	358f(%rip),%zmm16
movq	%r11,16(%rsp)
movq	%r10,208(%rsp)
jmp	3f
.p2align	4
2:
incq	%rax
addl	124(%rsp),%ecx
cmpq	176(%rsp),%rax
je	354f
3:
movq	%rax,%rdx
imulq	128(%rsp),%rdx
movq	%rdx,192(%rsp)
movl	%ecx,%edx
xorl	%r14d,%r14d
movq	%rax,136(%rsp)
movl	%ecx,88(%rsp)
jmp	5f
.p2align	4
4:
incq	%r14
addl	44(%rsp),%edx
cmpq	128(%rsp),%r14
je	2b
5:
movl	%edx,48(%rsp)
movq	192(%rsp),%rdx
leaq	(%rdx,%r14),%r8
movl	48(%rsp),%edx
imulq	144(%rsp),%r8
addq	184(%rsp),%r8
movq	%r8,232(%rsp)
movl	%edx,92(%rsp)
xorl	%r15d,%r15d
movq	%r14,216(%rsp)
jmp	8f
.p2align	4
6:
korw	%k0,%k1,%k1
vbroadcastss	399f(%rip),%zmm0
vblendmps	%zmm18,%zmm0,%zmm0 {%k1}
movq	200(%rsp),%rcx
vmovups	2736(%rsp),%zmm1
vmovaps	%zmm1,(%rcx,%rax)
vmovaps	%zmm0,(%rcx,%r12)
movq	136(%rsp),%rax
movl	88(%rsp),%ecx
vbroadcastss	358f(%rip),%zmm16
movl	48(%rsp),%edx
vbroadcastss	368f(%rip),%zmm17
vbroadcastss	378f(%rip),%zmm18
7:
incq	%r15
incl	92(%rsp)
cmpq	144(%rsp),%r15
je	4b
8:
movq	232(%rsp),%r8
addq	%r15,%r8
movl	8(%rdi),%ebx
movq	%r8,152(%rsp)
cmpq	%rbx,%r8
jae	7b
movl	(%rdi),%r13d
movl	12(%rdi),%r10d
movl	16(%rdi),%eax
movq	%r13,%r14
imulq	%r13,%r14
leaq	1(%r14),%rdx
shrq	%rdx
movl	%eax,12(%rsp)
testb	$1,%al
cmoveq	%r14,%rdx
vxorps	%xmm2,%xmm2,%xmm2
testq	%r13,%r13
movq	%r15,224(%rsp)
movq	%rbx,56(%rsp)
movq	%r13,96(%rsp)
je	56f
movq	%r14,448(%rsp)
movl	%r10d,512(%rsp)
movq	%rdx,%rsi
imulq	152(%rsp),%rsi
movl	$2,%edi
subq	%r13,%rdi
imull	92(%rsp),%edx
movq	%r13,%rax
shlq	$6,%rax
movq	%rax,320(%rsp)
movl	%r13d,%eax
shll	$4,%eax
movl	%eax,640(%rsp)
vpxor	%xmm5,%xmm5,%xmm5
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,1344(%rsp)
movl	$16,%r9d
xorl	%ebx,%ebx
movq	64(%rsp),%r8
vmovups	%zmm28,1280(%rsp)
vmovups	%zmm28,1216(%rsp)
vpbroadcastd	356f(%rip),%zmm6
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
xorl	%r12d,%r12d
movl	12(%rsp),%r11d
vbroadcastss	373f(%rip),%zmm19
vpbroadcastd	355f(%rip),%zmm20
jmp	32f
.p2align	4
9:
vaddps	%zmm8,%zmm3,%zmm3
vaddps	%zmm7,%zmm1,%zmm1
incq	%r12
addl	%r13d,%edx
addq	320(%rsp),%r8
addl	640(%rsp),%r9d
addq	%r13,%rbx
cmpq	%r13,%r12
je	55f
32:
movq	%r12,%rbp
imulq	%r13,%rbp
leal	(%rsi,%rbp),%ecx
andl	$2147483647,%ecx
movq	%rbp,%rax
shrq	%rax
addq	%rsi,%rax
testb	$1,%r11b
cmoveq	%rcx,%rax
shlq	$6,%rax
movq	104(%rsp),%r10
vmovdqa64	(%r10,%rax),%zmm7
vmovdqa64	%zmm7,%zmm8
testb	$1,%r11b
je	33f
movl	%ebp,%eax
shll	$4,%eax
andl	$16,%eax
vmovd	%eax,%xmm8
vpsrld	%xmm8,%zmm7,%zmm8
vpandd	458f(%rip){1to16},%zmm8,%zmm8
vcvtdq2ps	%zmm8,%zmm8
33:
movq	16(%rsp),%rax
vsubps	(%rax){1to16},%zmm8,%zmm8
vbroadcastss	8(%rax),%zmm9
vfmadd132ps	4(%rax){1to16},%zmm9,%zmm8
testb	$1,%r11b
je	34f
movl	%ebp,%eax
shll	$4,%eax
andl	$16,%eax
vmovd	%eax,%xmm10
vpsrld	%xmm10,%zmm7,%zmm7
vpandd	458f(%rip){1to16},%zmm7,%zmm7
vcvtdq2ps	%zmm7,%zmm7
34:
movq	%rbp,%rax
shlq	$6,%rax
movq	24(%rsp),%r10
vmovaps	%zmm8,(%r10,%rax)
testb	$8,%r11b
jne	37f
andl	$2147483647,%edx
vsubps	%zmm9,%zmm8,%zmm8
cmpq	$1,%r13
je	38f
35:
vpandd	357f(%rip){1to16},%zmm7,%zmm7
vpmaxud	%zmm7,%zmm5,%zmm5
vaddps	%zmm21,%zmm8,%zmm7
jne	39f
36:
testq	%r12,%r12
jne	9b
jmp	47f
.p2align	4
37:
vaddps	%zmm16,%zmm8,%zmm10
vfmadd213ps	359f(%rip){1to16},%zmm8,%zmm10
vfmadd213ps	362f(%rip){1to16},%zmm8,%zmm10
vaddps	363f(%rip){1to16},%zmm8,%zmm11
vfmadd213ps	364f(%rip){1to16},%zmm8,%zmm11
vcmpltps	%zmm8,%zmm21,%k1
vmovups	1280(%rsp),%zmm12
vmulps	%zmm10,%zmm12,%zmm12 {%k1}
vmovups	1216(%rsp),%zmm13
vmulps	%zmm11,%zmm13,%zmm13 {%k1}
vpsrld	$23,%zmm12,%zmm10
vpsrld	$23,%zmm13,%zmm11
vpsubd	%zmm11,%zmm6,%zmm6
vpaddd	%zmm10,%zmm6,%zmm6
vpbroadcastd	365f(%rip),%zmm10
vpternlogd	$236,%zmm10,%zmm20,%zmm12
vmovdqu64	%zmm12,1280(%rsp)
vpternlogd	$236,%zmm10,%zmm20,%zmm13
vmovdqu64	%zmm13,1216(%rsp)
vbroadcastss	355f(%rip),%zmm10 {%k1} {z}
vmovups	1344(%rsp),%zmm11
vaddps	%zmm10,%zmm11,%zmm11
vmovups	%zmm11,1344(%rsp)
andl	$2147483647,%edx
vsubps	%zmm9,%zmm8,%zmm8
cmpq	$1,%r13
jne	35b
38:
vaddps	%zmm8,%zmm0,%zmm0
vpandd	357f(%rip){1to16},%zmm7,%zmm7
vpmaxud	%zmm7,%zmm5,%zmm5
vaddps	%zmm21,%zmm8,%zmm7
je	36b
39:
movl	$1,%eax
cmpl	$2,%r13d
jne	48f
42:
addq	%rax,%rbp
addq	%rax,%rcx
movq	%rbp,%r10
shrq	%r10
addq	%rsi,%r10
movl	12(%rsp),%r11d
testb	$1,%r11b
cmoveq	%rcx,%r10
shlq	$6,%r10
movq	104(%rsp),%rcx
vmovdqa64	(%rcx,%r10),%zmm9
vmovdqa64	%zmm9,%zmm10
testb	$1,%r11b
je	43f
movl	%ebp,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm10
vpsrld	%xmm10,%zmm9,%zmm10
vpandd	458f(%rip){1to16},%zmm10,%zmm10
vcvtdq2ps	%zmm10,%zmm10
43:
movq	16(%rsp),%rcx
vsubps	(%rcx){1to16},%zmm10,%zmm10
vbroadcastss	8(%rcx),%zmm11
vfmadd132ps	4(%rcx){1to16},%zmm11,%zmm10
testb	$1,%r11b
je	44f
movl	%ebp,%ecx
shll	$4,%ecx
andl	$16,%ecx
vmovd	%ecx,%xmm12
vpsrld	%xmm12,%zmm9,%zmm9
vpandd	458f(%rip){1to16},%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm9
44:
shlq	$6,%rbp
movq	24(%rsp),%rcx
vmovaps	%zmm10,(%rcx,%rbp)
testb	$8,%r11b
movq	96(%rsp),%r13
je	45f
vaddps	%zmm16,%zmm10,%zmm12
vfmadd213ps	359f(%rip){1to16},%zmm10,%zmm12
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm12
vaddps	363f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vcmpltps	%zmm10,%zmm21,%k1
vmovups	1280(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vmovups	1216(%rsp),%zmm15
vmulps	%zmm13,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm14,%zmm12
vpsrld	$23,%zmm15,%zmm13
vpsubd	%zmm13,%zmm6,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpbroadcastd	365f(%rip),%zmm12
vpternlogd	$236,%zmm12,%zmm20,%zmm14
vmovdqu64	%zmm14,1280(%rsp)
vpternlogd	$236,%zmm12,%zmm20,%zmm15
vmovdqu64	%zmm15,1216(%rsp)
vbroadcastss	355f(%rip),%zmm12 {%k1} {z}
vmovups	1344(%rsp),%zmm13
vaddps	%zmm12,%zmm13,%zmm13
vmovups	%zmm13,1344(%rsp)
45:
vsubps	%zmm11,%zmm10,%zmm10
incq	%rax
cmpq	%r13,%rax
jne	46f
vaddps	%zmm10,%zmm0,%zmm0
46:
vpandd	357f(%rip){1to16},%zmm9,%zmm9
vpmaxud	%zmm9,%zmm5,%zmm5
vaddps	%zmm10,%zmm7,%zmm7
testq	%r12,%r12
jne	9b
47:
vaddps	%zmm7,%zmm4,%zmm4
jmp	9b
.p2align	4
48:
movl	%r9d,%r10d
movq	%r8,%r15
jmp	52f
.p2align	4
49:
vpandd	357f(%rip){1to16},%zmm9,%zmm9
vpmaxud	%zmm9,%zmm5,%zmm5
vsubps	%zmm11,%zmm10,%zmm9
vaddps	%zmm9,%zmm7,%zmm7
leaq	(%rdi,%rax),%r11
incq	%r11
incq	%rax
addq	$64,%r15
addl	$16,%r10d
cmpq	$1,%r11
je	42b
52:
leaq	(%rbx,%rax),%r11
leaq	(%rdx,%rax),%r14
shrq	%r11
addq	%rsi,%r11
movl	12(%rsp),%r13d
testb	$1,%r13b
cmoveq	%r14,%r11
shlq	$6,%r11
movq	104(%rsp),%r14
vmovdqa64	(%r14,%r11),%zmm9
vmovdqa64	%zmm9,%zmm10
testb	$1,%r13b
je	53f
movl	%r10d,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm10
vpsrld	%xmm10,%zmm9,%zmm10
vpandd	458f(%rip){1to16},%zmm10,%zmm10
vcvtdq2ps	%zmm10,%zmm10
53:
movq	16(%rsp),%r11
vsubps	(%r11){1to16},%zmm10,%zmm10
vbroadcastss	8(%r11),%zmm11
vfmadd132ps	4(%r11){1to16},%zmm11,%zmm10
movl	12(%rsp),%r11d
testb	$1,%r11b
je	54f
movl	%r10d,%r11d
andl	$16,%r11d
vmovd	%r11d,%xmm12
movl	12(%rsp),%r11d
vpsrld	%xmm12,%zmm9,%zmm9
vpandd	458f(%rip){1to16},%zmm9,%zmm9
vcvtdq2ps	%zmm9,%zmm9
54:
vmovaps	%zmm10,(%r15)
testb	$8,%r11b
je	49b
vaddps	%zmm16,%zmm10,%zmm12
vfmadd213ps	359f(%rip){1to16},%zmm10,%zmm12
vfmadd213ps	362f(%rip){1to16},%zmm10,%zmm12
vaddps	363f(%rip){1to16},%zmm10,%zmm13
vfmadd213ps	364f(%rip){1to16},%zmm10,%zmm13
vcmpltps	%zmm10,%zmm21,%k1
vmovups	1280(%rsp),%zmm14
vmulps	%zmm12,%zmm14,%zmm14 {%k1}
vmovups	1216(%rsp),%zmm15
vmulps	%zmm13,%zmm15,%zmm15 {%k1}
vpsrld	$23,%zmm14,%zmm12
vpsrld	$23,%zmm15,%zmm13
vpsubd	%zmm13,%zmm6,%zmm6
vpaddd	%zmm12,%zmm6,%zmm6
vpbroadcastd	365f(%rip),%zmm12
vpternlogd	$236,%zmm12,%zmm20,%zmm14
vmovdqu64	%zmm14,1280(%rsp)
vpternlogd	$236,%zmm12,%zmm20,%zmm15
vmovdqu64	%zmm15,1216(%rsp)
vbroadcastss	355f(%rip),%zmm12 {%k1} {z}
vmovups	1344(%rsp),%zmm13
vaddps	%zmm12,%zmm13,%zmm13
vmovups	%zmm13,1344(%rsp)
jmp	49b
.p2align	4
55:
vpcmpnleud	366f(%rip){1to16},%zmm5,%k0
vcvtudq2ps	%zmm6,%zmm5
vaddps	367f(%rip){1to16},%zmm5,%zmm5
vmovups	%zmm5,5424(%rsp)
movq	16(%rsp),%r11
movq	56(%rsp),%rbx
movl	512(%rsp),%r10d
movq	448(%rsp),%r14
jmp	57f
56:
kxorw	%k0,%k0,%k0
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm5,%xmm5,%xmm5
vmovups	%zmm5,1344(%rsp)
vmovups	%zmm5,5424(%rsp)
vmovups	%zmm28,1216(%rsp)
vmovups	%zmm28,1280(%rsp)
vbroadcastss	373f(%rip),%zmm19
57:
vcvtusi2ss	%r13d,%xmm31,%xmm5
vbroadcastss	%xmm5,%zmm5
vmaxps	%zmm28,%zmm5,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vmulps	%zmm4,%zmm6,%zmm4
vmulps	%zmm7,%zmm6,%zmm7
vmulps	%zmm3,%zmm6,%zmm3
vmulps	%zmm0,%zmm6,%zmm0
vminps	%zmm4,%zmm7,%zmm6
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm7,%zmm6 {%k1}
vmaxps	%zmm4,%zmm7,%zmm4
vmovaps	%zmm7,%zmm4 {%k1}
vminps	%zmm3,%zmm0,%zmm7
vcmpunordps	%zmm3,%zmm3,%k1
vmovaps	%zmm0,%zmm7 {%k1}
vmaxps	%zmm3,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k1}
vminps	%zmm6,%zmm7,%zmm0
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k1}
vminps	%zmm4,%zmm3,%zmm7
vcmpunordps	%zmm4,%zmm4,%k1
vmovaps	%zmm3,%zmm7 {%k1}
vminps	%zmm6,%zmm7,%zmm3
vcmpunordps	%zmm6,%zmm6,%k1
vmovaps	%zmm7,%zmm3 {%k1}
vaddps	%zmm3,%zmm0,%zmm0
vmulps	%zmm17,%zmm0,%zmm0
testq	%r13,%r13
je	65f
vmaxps	%zmm2,%zmm0,%zmm2
vbroadcastss	8(%r11),%zmm6
vaddps	%zmm6,%zmm2,%zmm2
vsqrtps	%zmm2,%zmm2
vaddps	%zmm2,%zmm0,%zmm7
movl	%r13d,%eax
andl	$-2,%eax
movq	%r13,%rcx
shlq	$6,%rcx
vxorps	%xmm3,%xmm3,%xmm3
movq	64(%rsp),%rdx
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm2,%xmm2,%xmm2
xorl	%esi,%esi
jmp	63f
.p2align	4
58:
xorl	%edi,%edi
59:
vmovaps	%zmm9,%zmm11
vmovaps	%zmm8,%zmm9
movq	%rsi,%r8
imulq	%r13,%r8
shlq	$6,%r8
addq	24(%rsp),%r8
vcvtsi2ss	%rdi,%xmm31,%xmm12
shlq	$6,%rdi
vmovaps	(%r8,%rdi),%zmm8
vsubps	%zmm6,%zmm8,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm21,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm13
vbroadcastss	%xmm12,%zmm8
vaddps	%zmm13,%zmm10,%zmm10
vfmadd213ps	%zmm9,%zmm13,%zmm8
vmulss	%xmm12,%xmm12,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm11,%zmm13,%zmm9
62:
vcvtsi2ss	%rsi,%xmm31,%xmm11
vbroadcastss	%xmm11,%zmm12
vaddps	%zmm10,%zmm3,%zmm3
vfmadd231ps	%zmm12,%zmm10,%zmm4
vmulss	%xmm11,%xmm11,%xmm11
vbroadcastss	%xmm11,%zmm11
vfmadd231ps	%zmm11,%zmm10,%zmm2
incq	%rsi
addq	%rcx,%rdx
cmpq	%r13,%rsi
je	66f
63:
vpxor	%xmm10,%xmm10,%xmm10
cmpq	$1,%r13
je	58b
movq	%rdx,%r8
xorl	%edi,%edi
vpxor	%xmm15,%xmm15,%xmm15
.p2align	4
64:
vmovaps	-64(%r8),%zmm11
vmovaps	(%r8),%zmm12
vsubps	%zmm6,%zmm11,%zmm11
vsubps	%zmm7,%zmm11,%zmm11
vmaxps	%zmm15,%zmm11,%zmm11
vcvtsi2ss	%rdi,%xmm31,%xmm13
vmulps	%zmm11,%zmm11,%zmm11
vbroadcastss	%xmm13,%zmm14
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm8,%zmm11,%zmm14
vmulss	%xmm13,%xmm13,%xmm8
vbroadcastss	%xmm8,%zmm13
vfmadd213ps	%zmm9,%zmm11,%zmm13
vsubps	%zmm6,%zmm12,%zmm8
vsubps	%zmm7,%zmm8,%zmm8
vmaxps	%zmm15,%zmm8,%zmm8
vmulps	%zmm8,%zmm8,%zmm11
leaq	1(%rdi),%r9
vcvtsi2ss	%r9,%xmm31,%xmm9
vbroadcastss	%xmm9,%zmm8
vaddps	%zmm11,%zmm10,%zmm10
vfmadd213ps	%zmm14,%zmm11,%zmm8
vmulss	%xmm9,%xmm9,%xmm9
vbroadcastss	%xmm9,%zmm9
vfmadd213ps	%zmm13,%zmm11,%zmm9
addq	$2,%rdi
subq	$-128,%r8
cmpq	%rax,%rdi
jne	64b
vxorps	%xmm21,%xmm21,%xmm21
testb	$1,%r13b
jne	59b
jmp	62b
65:
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm3,%xmm3,%xmm3
66:
vcvtusi2ss	%r14,%xmm31,%xmm6
vmaxps	369f(%rip){1to16},%zmm3,%zmm7
vdivps	%zmm7,%zmm28,%zmm7
vbroadcastss	%xmm6,%zmm12
vcmpgtps	372f(%rip){1to16},%zmm3,%k1
vaddps	%zmm19,%zmm5,%zmm5
vdivps	374f(%rip){1to16},%zmm12,%zmm6
vmulps	%zmm17,%zmm5,%zmm5
vmovaps	%zmm5,%zmm10
vmulps	%zmm7,%zmm8,%zmm10 {%k1}
vmulps	%zmm7,%zmm9,%zmm8
vfnmadd231ps	%zmm10,%zmm10,%zmm8
vaddps	%zmm8,%zmm8,%zmm8
vminps	%zmm8,%zmm6,%zmm9
vcmpunordps	%zmm8,%zmm8,%k2
vmovaps	%zmm6,%zmm9 {%k2}
vbroadcastss	375f(%rip),%zmm11
vmaxps	%zmm11,%zmm9,%zmm8
vsqrtps	%zmm8,%zmm8
vmulps	%zmm7,%zmm4,%zmm5 {%k1}
vmulps	%zmm7,%zmm2,%zmm2
vfnmadd231ps	%zmm5,%zmm5,%zmm2
vaddps	%zmm2,%zmm2,%zmm2
vminps	%zmm2,%zmm6,%zmm4
vcmpunordps	%zmm2,%zmm2,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vmaxps	%zmm11,%zmm4,%zmm2
vsqrtps	%zmm2,%zmm2
vmulps	376f(%rip){1to16},%zmm8,%zmm4
vmulps	%zmm4,%zmm2,%zmm2
vmulps	%zmm2,%zmm3,%zmm2
vsqrtps	%zmm2,%zmm2
vfnmadd231ps	%zmm12,%zmm0,%zmm1
vmaxps	%zmm1,%zmm2,%zmm3
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm2,%zmm3 {%k1}
vmaxps	%zmm28,%zmm3,%zmm1
vbroadcastss	52(%r11),%zmm11
vbroadcastss	76(%r11),%zmm13
vbroadcastss	56(%r11),%zmm8
vbroadcastss	80(%r11),%zmm9
vbroadcastss	60(%r11),%zmm6
vbroadcastss	84(%r11),%zmm7
vbroadcastss	64(%r11),%zmm3
vbroadcastss	88(%r11),%zmm4
vminps	%zmm10,%zmm13,%zmm2
vcmpunordps	%zmm10,%zmm10,%k1
vmovups	%zmm13,5936(%rsp)
vmovaps	%zmm13,%zmm2 {%k1}
vmaxps	%zmm2,%zmm11,%zmm13
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm11,6000(%rsp)
vmovaps	%zmm11,%zmm13 {%k1}
vminps	%zmm5,%zmm9,%zmm2
vcmpunordps	%zmm5,%zmm5,%k1
vmovups	%zmm9,6064(%rsp)
vmovaps	%zmm9,%zmm2 {%k1}
vmaxps	%zmm2,%zmm8,%zmm5
vcmpunordps	%zmm2,%zmm2,%k1
vmovups	%zmm8,6128(%rsp)
vmovaps	%zmm8,%zmm5 {%k1}
vmovups	%zmm7,6192(%rsp)
vminps	%zmm1,%zmm7,%zmm1
vmovups	%zmm6,6256(%rsp)
vmaxps	%zmm1,%zmm6,%zmm1
vmovups	%zmm1,4464(%rsp)
vminps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovups	%zmm4,6320(%rsp)
vmovaps	%zmm4,%zmm1 {%k1}
vmaxps	%zmm1,%zmm3,%zmm2
vbroadcastss	377f(%rip),%zmm0
vmovups	%zmm12,5872(%rsp)
vcmpltps	%zmm0,%zmm12,%k1
korw	%k0,%k1,%k1
vcmpunordps	%zmm1,%zmm1,%k2
vxorps	%xmm19,%xmm19,%xmm19
vblendmps	%zmm19,%zmm28,%zmm1 {%k1}
vblendmps	%zmm0,%zmm18,%zmm7 {%k1}
vmovups	%zmm3,6384(%rsp)
vmovaps	%zmm3,%zmm2 {%k2}
vmovups	%zmm2,4528(%rsp)
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm13,%zmm2
vmovups	%zmm2,7088(%rsp)
vxorps	%zmm0,%zmm5,%zmm0
vmovups	%zmm0,7024(%rsp)
leaq	-1(%r13),%rax
vcvtusi2ss	%r10d,%xmm15,%xmm0
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,5744(%rsp)
movq	%rax,%rcx
shlq	$6,%rcx
addq	24(%rsp),%rcx
movq	%rcx,272(%rsp)
movl	%r13d,%ecx
shrl	%ecx
movq	%rax,72(%rsp)
shlq	$7,%rax
leaq	(%rax,%rax,2),%rax
movq	%rax,264(%rsp)
movq	%r13,%r15
shlq	$6,%r15
movq	32(%rsp),%rax
addq	%r15,%rax
movq	%rax,256(%rsp)
movl	%r13d,%eax
andl	$-2,%eax
movq	%rax,80(%rsp)
movq	%rcx,312(%rsp)
shlq	$7,%rcx
movq	%rcx,304(%rsp)
movb	$1,%al
vcmpunordps	%zmm13,%zmm13,%k1
kmovw	%k1,54(%rsp)
vmovups	%zmm1,6448(%rsp)
vmovups	%zmm1,2800(%rsp)
vbroadcastss	382f(%rip),%zmm0
vmovups	%zmm0,4592(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm25,%xmm25,%xmm25
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm29,%xmm29,%xmm29
vxorps	%xmm9,%xmm9,%xmm9
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,3376(%rsp)
vmovups	%zmm0,2736(%rsp)
vmovups	%zmm0,4400(%rsp)
vmovups	%zmm0,4336(%rsp)
vmovups	%zmm0,4208(%rsp)
vmovups	%zmm0,4080(%rsp)
vmovups	%zmm0,3696(%rsp)
vmovups	%zmm0,4016(%rsp)
vmovups	%zmm0,3952(%rsp)
vmovups	%zmm0,3888(%rsp)
vmovups	%zmm0,3568(%rsp)
vmovups	%zmm0,3824(%rsp)
vmovups	%zmm0,3760(%rsp)
vmovups	%zmm0,3504(%rsp)
vmovups	%zmm0,3632(%rsp)
vmovups	%zmm0,3440(%rsp)
vmovups	%zmm5,6512(%rsp)
vmovups	%zmm5,4272(%rsp)
vmovups	%zmm13,6576(%rsp)
vmovups	%zmm13,4144(%rsp)
jmp	69f
.p2align	4
67:
vxorps	%xmm0,%xmm0,%xmm0
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm10,%xmm10,%xmm10
vpbroadcastd	383f(%rip),%zmm17
vpbroadcastd	384f(%rip),%zmm27
68:
vmovdqa64	%zmm17,%zmm30
vmovups	384(%rsp),%zmm2
vcmpgeps	4784(%rsp),%zmm2,%k1
vcmpltps	2800(%rsp),%zmm21,%k2
vmovups	3376(%rsp),%zmm2
vmovaps	%zmm10,%zmm2 {%k2}
vmovups	%zmm2,3376(%rsp)
vmovups	6896(%rsp),%zmm19
vmovaps	%zmm13,%zmm19 {%k2}
vmovups	5488(%rsp),%zmm10
vmovaps	%zmm12,%zmm10 {%k2}
vmovups	5552(%rsp),%zmm9
vmovaps	%zmm8,%zmm9 {%k2}
vmovups	6640(%rsp),%zmm29
vmovaps	%zmm7,%zmm29 {%k2}
vmovups	5616(%rsp),%zmm6
vmovaps	%zmm5,%zmm6 {%k2}
vmovups	6704(%rsp),%zmm25
vmovaps	%zmm4,%zmm25 {%k2}
vmovups	6768(%rsp),%zmm24
vmovaps	%zmm3,%zmm24 {%k2}
vmovups	6832(%rsp),%zmm23
vmovaps	%zmm1,%zmm23 {%k2}
vmovups	5680(%rsp),%zmm22
vmovaps	%zmm0,%zmm22 {%k2}
vmovups	4144(%rsp),%zmm0
vmovups	4912(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4144(%rsp)
vmovups	4080(%rsp),%zmm0
vmovups	5040(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4080(%rsp)
vmovups	4272(%rsp),%zmm0
vmovups	2032(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4272(%rsp)
vmovups	4208(%rsp),%zmm0
vmovups	5104(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4208(%rsp)
vmovups	4464(%rsp),%zmm0
vmovups	320(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4464(%rsp)
vmovups	4336(%rsp),%zmm0
vmovups	5168(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4336(%rsp)
vmovups	4528(%rsp),%zmm0
vmovups	640(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4528(%rsp)
vmovups	4400(%rsp),%zmm0
vmovups	5232(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4400(%rsp)
vmovups	3440(%rsp),%zmm0
vmovups	832(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3440(%rsp)
vmovups	3632(%rsp),%zmm0
vmovups	896(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3632(%rsp)
vmovups	3504(%rsp),%zmm0
vmovups	1968(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3504(%rsp)
vmovups	3760(%rsp),%zmm0
vmovups	1648(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3760(%rsp)
vmovups	3824(%rsp),%zmm0
vmovups	704(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3824(%rsp)
vmovups	3568(%rsp),%zmm0
vmovaps	%zmm26,%zmm0 {%k2}
vmovups	%zmm0,3568(%rsp)
vmovups	3888(%rsp),%zmm0
vmovups	768(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3888(%rsp)
vmovups	3952(%rsp),%zmm0
vmovups	1712(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3952(%rsp)
vmovups	4016(%rsp),%zmm0
vmovups	512(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,4016(%rsp)
vmovups	3696(%rsp),%zmm0
vmovups	448(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,3696(%rsp)
vmovups	6960(%rsp),%zmm7
vmovups	4976(%rsp),%zmm0
vmovaps	%zmm0,%zmm7 {%k2}
vmovups	2736(%rsp),%zmm0
vmovups	2864(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k2}
vmovups	%zmm0,2736(%rsp)
vmovups	4592(%rsp),%zmm0
vmovups	4848(%rsp),%zmm1
vmovaps	%zmm1,%zmm0 {%k1}
vmovups	%zmm0,4592(%rsp)
vmovups	6448(%rsp),%zmm0
vmovaps	%zmm0,%zmm0 {%k1} {z}
vmovups	%zmm0,2800(%rsp)
xorl	%eax,%eax
vbroadcastss	358f(%rip),%zmm16
vbroadcastss	368f(%rip),%zmm17
69:
testb	$1,%al
vmovups	%zmm22,5680(%rsp)
vmovups	%zmm6,5616(%rsp)
vmovups	%zmm9,5552(%rsp)
vmovups	%zmm10,5488(%rsp)
je	352f
vxorps	%xmm3,%xmm3,%xmm3
vmovups	2800(%rsp),%zmm4
vaddss	%xmm3,%xmm4,%xmm0
vmovshdup	%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm4,%xmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf128	$1,%ymm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm4,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
jbe	352f
vmovups	%zmm29,6640(%rsp)
vmovups	%zmm25,6704(%rsp)
vmovups	%zmm24,6768(%rsp)
vmovups	%zmm23,6832(%rsp)
vmovups	%zmm19,6896(%rsp)
vmovups	%zmm7,6960(%rsp)
vmovss	248(%r11),%xmm0
vmovss	%xmm0,2352(%rsp)
vmovss	252(%r11),%xmm0
vcvttss2usi	244(%r11),%eax
vmovaps	%xmm0,1840(%rsp)
vmulss	426f(%rip),%xmm0,%xmm0
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm6,%xmm6,%xmm6
vxorps	%xmm7,%xmm7,%xmm7
testq	%r13,%r13
vpbroadcastd	394f(%rip),%zmm31
vmovss	424f(%rip),%xmm10
movq	80(%rsp),%rcx
vbroadcastss	427f(%rip),%zmm29
je	77f
movq	160(%rsp),%rdx
movq	64(%rsp),%rsi
xorl	%edi,%edi
jmp	75f
.p2align	4
72:
xorl	%r9d,%r9d
73:
movq	%rdi,%r8
imulq	%r13,%r8
shlq	$6,%r8
movq	24(%rsp),%rcx
leaq	(%rcx,%r8),%r10
movq	32(%rsp),%rcx
addq	%rcx,%r8
addq	$107776,%r8
movq	80(%rsp),%rcx
shlq	$6,%r9
vmovaps	(%r10,%r9),%zmm1
vbroadcastss	8(%r11),%zmm2
vaddss	%xmm2,%xmm10,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm21,%zmm1,%zmm2
vfmadd132ps	%zmm17,%zmm4,%zmm2
vdivps	%zmm2,%zmm28,%zmm2
vmovaps	%zmm2,(%r8,%r9)
vmulps	%zmm2,%zmm1,%zmm4
vaddps	%zmm2,%zmm7,%zmm7
vaddps	%zmm4,%zmm6,%zmm6
vfmadd231ps	%zmm1,%zmm4,%zmm3
74:
incq	%rdi
addq	%r15,%rsi
addq	%r15,%rdx
cmpq	%r13,%rdi
je	77f
75:
cmpq	$0,72(%rsp)
je	72b
xorl	%r8d,%r8d
xorl	%r9d,%r9d
vxorps	%xmm9,%xmm9,%xmm9
.p2align	4
76:
vmovaps	-64(%rsi,%r8),%zmm1
vbroadcastss	8(%r11),%zmm2
vaddss	%xmm2,%xmm10,%xmm4
vbroadcastss	%xmm4,%zmm4
vsubps	%zmm2,%zmm1,%zmm1
vmaxps	%zmm9,%zmm1,%zmm2
vfmadd213ps	%zmm4,%zmm17,%zmm2
vdivps	%zmm2,%zmm28,%zmm2
vmovaps	%zmm2,-64(%rdx,%r8)
vmulps	%zmm2,%zmm1,%zmm4
vaddps	%zmm2,%zmm7,%zmm2
vfmadd231ps	%zmm1,%zmm4,%zmm3
vmovaps	(%rsi,%r8),%zmm1
vbroadcastss	8(%r11),%zmm5
vaddps	%zmm4,%zmm6,%zmm4
vaddss	%xmm5,%xmm10,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm5,%zmm1,%zmm1
vmaxps	%zmm9,%zmm1,%zmm5
vfmadd213ps	%zmm6,%zmm17,%zmm5
vdivps	%zmm5,%zmm28,%zmm5
vmovaps	%zmm5,(%rdx,%r8)
vmulps	%zmm5,%zmm1,%zmm8
vaddps	%zmm5,%zmm2,%zmm7
vaddps	%zmm8,%zmm4,%zmm6
vfmadd231ps	%zmm1,%zmm8,%zmm3
addq	$2,%r9
subq	$-128,%r8
cmpq	%r9,%rcx
jne	76b
vxorps	%xmm21,%xmm21,%xmm21
testb	$1,%r13b
jne	73b
jmp	74b
.p2align	4
77:
movl	%eax,%edx
vmovaps	%zmm29,%zmm9
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm10,%xmm10,%xmm10
vmovaps	%zmm29,%zmm12
incl	%edx
jne	332f
78:
vmovups	%zmm12,4656(%rsp)
vmovups	%zmm9,4784(%rsp)
vmovups	%zmm11,4848(%rsp)
vcvttss2usi	2736(%rsp),%eax
shrl	$25,%eax
vbroadcastss	52(%r11,%rax,4),%zmm0
vbroadcastss	76(%r11,%rax,4),%zmm1
vbroadcastss	56(%r11,%rax,4),%zmm2
vbroadcastss	80(%r11,%rax,4),%zmm3
vbroadcastss	60(%r11,%rax,4),%zmm4
vbroadcastss	84(%r11,%rax,4),%zmm5
vbroadcastss	64(%r11,%rax,4),%zmm6
vbroadcastss	88(%r11,%rax,4),%zmm7
vminps	6576(%rsp),%zmm1,%zmm8
kmovw	54(%rsp),%k1
vmovaps	%zmm1,%zmm8 {%k1}
vmaxps	%zmm8,%zmm0,%zmm9
vcmpunordps	%zmm8,%zmm8,%k1
vmovaps	%zmm0,%zmm9 {%k1}
vmovups	6512(%rsp),%zmm1
vminps	%zmm1,%zmm3,%zmm0
vcmpunordps	%zmm1,%zmm1,%k1
vmovaps	%zmm3,%zmm0 {%k1}
vmaxps	%zmm0,%zmm2,%zmm8
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm2,%zmm8 {%k1}
vminps	%zmm10,%zmm5,%zmm0
vmovups	%zmm10,4720(%rsp)
vcmpunordps	%zmm10,%zmm10,%k1
vmovaps	%zmm5,%zmm0 {%k1}
vmaxps	%zmm0,%zmm4,%zmm1
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm4,%zmm1 {%k1}
vmovups	%zmm1,320(%rsp)
vminps	%zmm13,%zmm7,%zmm0
vcmpunordps	%zmm13,%zmm13,%k1
vmovaps	%zmm7,%zmm0 {%k1}
vmaxps	%zmm0,%zmm6,%zmm4
vcmpunordps	%zmm0,%zmm0,%k1
vmovaps	%zmm6,%zmm4 {%k1}
vxorps	%xmm5,%xmm5,%xmm5
vcmpeqps	2800(%rsp),%zmm5,%k1
vblendmps	%zmm5,%zmm28,%zmm16 {%k1}
vblendmps	377f(%rip){1to16},%zmm18,%zmm0 {%k1}
vmovups	%zmm0,4976(%rsp)
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,5232(%rsp)
vmovups	%zmm0,5168(%rsp)
vmovups	%zmm0,5104(%rsp)
vmovups	%zmm0,5040(%rsp)
vbroadcastss	422f(%rip),%zmm6
vbroadcastss	438f(%rip),%zmm7
vmovaps	%zmm28,%zmm10
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm14,%xmm14,%xmm14
vxorps	%xmm15,%xmm15,%xmm15
vmovups	%zmm0,448(%rsp)
vxorps	%xmm22,%xmm22,%xmm22
vmovups	%zmm0,1712(%rsp)
vmovups	%zmm0,768(%rsp)
vxorps	%xmm26,%xmm26,%xmm26
vmovups	%zmm0,704(%rsp)
vmovups	%zmm0,1648(%rsp)
vmovups	%zmm0,1968(%rsp)
vmovups	%zmm0,896(%rsp)
vmovups	%zmm0,832(%rsp)
jmp	83f
.p2align	4
79:
vmovaps	%zmm7,%zmm8
movq	16(%rsp),%r11
vbroadcastss	373f(%rip),%zmm18
vxorps	%xmm15,%xmm15,%xmm15
movq	56(%rsp),%rbx
vmovups	640(%rsp),%zmm25
vmovups	2032(%rsp),%zmm13
vmovups	4912(%rsp),%zmm12
vmovdqu64	5296(%rsp),%zmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovups	%zmm0,960(%rsp)
82:
vmovups	%zmm8,2096(%rsp)
vmulps	%zmm17,%zmm7,%zmm22
vbroadcastss	369f(%rip),%zmm17
vmovups	832(%rsp),%zmm0
vmaxps	%zmm17,%zmm0,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm19
vmulps	%zmm11,%zmm7,%zmm30
vmulps	%zmm20,%zmm7,%zmm11
vmovups	%zmm11,1648(%rsp)
vmaxps	%zmm17,%zmm6,%zmm0
vsqrtps	%zmm0,%zmm0
vmulps	%zmm9,%zmm7,%zmm6
vmovups	%zmm6,704(%rsp)
vmulps	%zmm1,%zmm7,%zmm9
vmovups	%zmm9,768(%rsp)
vdivps	%zmm0,%zmm28,%zmm5
vmaxps	%zmm17,%zmm26,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm29
vmulps	%zmm10,%zmm7,%zmm4
vmovups	%zmm4,1712(%rsp)
vcmpleps	1088(%rsp),%zmm12,%k1
vcmpgeps	1024(%rsp),%zmm12,%k2
vblendmps	%zmm22,%zmm18,%zmm0 {%k2}
vbroadcastss	379f(%rip),%zmm1
vxorps	%zmm1,%zmm22,%zmm0 {%k1}
vmovups	%zmm22,640(%rsp)
vcmpleps	%zmm0,%zmm15,%k4
vpslld	$31,%zmm2,%zmm0
vpmovd2m	%zmm0,%k5
korw	%k5,%k4,%k0
knotw	%k0,%k1
vmovaps	%zmm28,%zmm21 {%k1} {z}
vcmpleps	1152(%rsp),%zmm13,%k1
vcmpgeps	1904(%rsp),%zmm13,%k2
vblendmps	%zmm30,%zmm18,%zmm0 {%k2}
vxorps	%zmm1,%zmm30,%zmm0 {%k1}
vmovups	%zmm30,320(%rsp)
vcmpleps	%zmm0,%zmm15,%k6
vpbroadcastd	446f(%rip),%zmm0
vpandd	%zmm0,%zmm2,%zmm0
vmovdqu64	%zmm0,2480(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k6,%k0,%k0
knotw	%k0,%k1
vmovaps	%zmm28,%zmm3 {%k1} {z}
vcmpleps	384(%rsp),%zmm8,%k1
vcmpgeps	576(%rsp),%zmm8,%k2
vblendmps	%zmm16,%zmm18,%zmm0 {%k2}
vxorps	%zmm1,%zmm16,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm15,%k7
vpbroadcastd	447f(%rip),%zmm0
vpandd	%zmm0,%zmm2,%zmm0
vmovdqu64	%zmm0,2416(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k7,%k0,%k0
knotw	%k0,%k2
vcmpgeps	1408(%rsp),%zmm25,%k1
vblendmps	%zmm27,%zmm18,%zmm0 {%k1}
vcmpleps	1472(%rsp),%zmm25,%k1
vxorps	%zmm1,%zmm27,%zmm0 {%k1}
vcmpleps	%zmm0,%zmm15,%k1
vmulps	%zmm3,%zmm5,%zmm1
vmovaps	%zmm5,%zmm10
vmovaps	%zmm3,%zmm5
vmovups	%zmm3,2288(%rsp)
vmulps	896(%rsp),%zmm1,%zmm0
vmulps	%zmm21,%zmm19,%zmm3
vmovups	%zmm21,2352(%rsp)
vmulps	%zmm3,%zmm0,%zmm20
vmovaps	%zmm28,%zmm31 {%k2} {z}
vmulps	%zmm31,%zmm29,%zmm7
vmovaps	%zmm29,%zmm8
vmovups	%zmm31,2160(%rsp)
vmulps	%zmm7,%zmm11,%zmm0
vmulps	%zmm3,%zmm0,%zmm29
vmulps	%zmm7,%zmm6,%zmm0
vmovups	%zmm7,2544(%rsp)
vmulps	%zmm20,%zmm29,%zmm6
vfmsub231ps	%zmm0,%zmm1,%zmm6
vmaxps	%zmm17,%zmm23,%zmm0
vsqrtps	%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm23
vpbroadcastd	448f(%rip),%zmm0
vpandd	%zmm0,%zmm2,%zmm0
vmovdqu64	%zmm0,2224(%rsp)
vptestmd	%zmm0,%zmm0,%k0
korw	%k1,%k0,%k0
knotw	%k0,%k2
vmovaps	%zmm13,%zmm14
vmovaps	%zmm28,%zmm13 {%k2} {z}
vmulps	%zmm13,%zmm23,%zmm18
vmovups	%zmm13,2864(%rsp)
vmulps	%zmm18,%zmm9,%zmm0
vmulps	%zmm3,%zmm0,%zmm0
vmovaps	%zmm20,%zmm3
vfnmadd213ps	%zmm28,%zmm20,%zmm3
vbroadcastss	397f(%rip),%zmm2
vmaxps	%zmm2,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vmulps	%zmm18,%zmm4,%zmm11
vmovups	%zmm18,2608(%rsp)
vmulps	%zmm20,%zmm0,%zmm17
vfmsub231ps	%zmm11,%zmm1,%zmm17
vdivps	%zmm3,%zmm28,%zmm1
vmulps	%zmm1,%zmm6,%zmm6
vmovaps	%zmm29,%zmm3
vfnmadd213ps	%zmm28,%zmm29,%zmm3
vfnmadd231ps	%zmm6,%zmm6,%zmm3
vmaxps	%zmm2,%zmm3,%zmm3
vmovaps	%zmm2,%zmm4
vsqrtps	%zmm3,%zmm3
vmulps	%zmm18,%zmm24,%zmm11
vmulps	%zmm29,%zmm0,%zmm18
vfmsub231ps	%zmm11,%zmm7,%zmm18
vdivps	%zmm3,%zmm28,%zmm2
vmulps	%zmm1,%zmm17,%zmm7
vfnmadd231ps	%zmm6,%zmm7,%zmm18
vmulps	%zmm2,%zmm18,%zmm18
vmovaps	%zmm0,%zmm3
vfnmadd213ps	%zmm28,%zmm0,%zmm3
vfnmadd231ps	%zmm7,%zmm7,%zmm3
vfnmadd231ps	%zmm18,%zmm18,%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm11
vmulps	%zmm19,%zmm22,%zmm3
vmulps	%zmm30,%zmm10,%zmm28
vmulps	%zmm21,%zmm3,%zmm17
vmovaps	%zmm12,%zmm4
vmulps	%zmm17,%zmm20,%zmm21
vfmsub231ps	%zmm28,%zmm5,%zmm21
vmulps	%zmm1,%zmm21,%zmm30
vmulps	%zmm16,%zmm8,%zmm21
vmulps	%zmm17,%zmm29,%zmm22
vfmsub231ps	%zmm21,%zmm31,%zmm22
vfnmadd231ps	%zmm30,%zmm6,%zmm22
vmulps	%zmm2,%zmm22,%zmm31
vmulps	%zmm27,%zmm23,%zmm22
vmulps	%zmm17,%zmm0,%zmm24
vfmsub231ps	%zmm22,%zmm13,%zmm24
vfnmadd231ps	%zmm30,%zmm7,%zmm24
vfnmadd231ps	%zmm31,%zmm18,%zmm24
vmulps	%zmm11,%zmm24,%zmm24
vmulps	%zmm24,%zmm11,%zmm11
vfnmadd213ps	%zmm31,%zmm11,%zmm18
vmulps	%zmm18,%zmm2,%zmm2
vfnmadd213ps	%zmm30,%zmm2,%zmm6
vfnmadd231ps	%zmm7,%zmm11,%zmm6
vmulps	%zmm6,%zmm1,%zmm1
vfnmadd213ps	%zmm17,%zmm1,%zmm20
vfnmadd231ps	%zmm29,%zmm2,%zmm20
vfnmadd231ps	%zmm0,%zmm11,%zmm20
vmulps	%zmm20,%zmm19,%zmm19
vaddps	%zmm19,%zmm12,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1024(%rsp),%zmm7
vminps	%zmm0,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k2}
vcmpunordps	%zmm6,%zmm6,%k2
vmovups	1088(%rsp),%zmm29
vmaxps	%zmm6,%zmm29,%zmm6
vmovaps	%zmm29,%zmm6 {%k2}
vcmpeqps	%zmm12,%zmm6,%k2
vcmpneqps	%zmm6,%zmm0,%k0 {%k2}
vmulps	%zmm1,%zmm10,%zmm9
vmovups	%zmm14,2032(%rsp)
vaddps	%zmm9,%zmm14,%zmm0
vcmpunordps	%zmm0,%zmm0,%k2
vmovups	1904(%rsp),%zmm12
vminps	%zmm0,%zmm12,%zmm1
vmovaps	%zmm12,%zmm1 {%k2}
vcmpunordps	%zmm1,%zmm1,%k2
vmovups	1152(%rsp),%zmm6
vmaxps	%zmm1,%zmm6,%zmm1
vmovaps	%zmm6,%zmm1 {%k2}
vcmpeqps	%zmm14,%zmm1,%k2
vcmpneqps	%zmm1,%zmm0,%k2 {%k2}
vmulps	%zmm2,%zmm8,%zmm0
vmovups	%zmm0,1840(%rsp)
vmovups	2096(%rsp),%zmm18
vaddps	%zmm0,%zmm18,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vmovups	576(%rsp),%zmm10
vminps	%zmm0,%zmm10,%zmm1
vmovaps	%zmm10,%zmm1 {%k3}
vcmpunordps	%zmm1,%zmm1,%k3
vmovups	384(%rsp),%zmm2
vmaxps	%zmm1,%zmm2,%zmm1
vmovaps	%zmm2,%zmm1 {%k3}
vcmpeqps	%zmm18,%zmm1,%k3
vcmpneqps	%zmm1,%zmm0,%k3 {%k3}
knotw	%k5,%k5
korw	%k5,%k4,%k4
vmovdqu64	2480(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k5
knotw	%k4,%k4
vfmadd213ps	%zmm15,%zmm3,%zmm3 {%k4} {z}
korw	%k5,%k6,%k4
knotw	%k4,%k4
vmovaps	%zmm28,%zmm0 {%k4} {z}
vbroadcastss	355f(%rip),%zmm28
vfmadd213ps	%zmm3,%zmm0,%zmm0
vmovdqu64	2416(%rsp),%zmm1
vptestnmd	%zmm1,%zmm1,%k4
korw	%k4,%k7,%k4
knotw	%k4,%k4
vmovaps	%zmm21,%zmm1 {%k4} {z}
vfmadd213ps	%zmm0,%zmm1,%zmm1
vmovdqu64	2224(%rsp),%zmm0
vptestnmd	%zmm0,%zmm0,%k4
korw	%k4,%k1,%k1
knotw	%k1,%k1
vmovaps	%zmm22,%zmm0 {%k1} {z}
vfmadd213ps	%zmm1,%zmm0,%zmm0
vfmadd213ps	%zmm15,%zmm17,%zmm17
vfmadd231ps	%zmm30,%zmm30,%zmm17
vfmadd231ps	%zmm31,%zmm31,%zmm17
vfmadd231ps	%zmm24,%zmm24,%zmm17
vdivps	%zmm8,%zmm28,%zmm1
vmulps	%zmm18,%zmm1,%zmm1
vmulps	449f(%rip){1to16},%zmm1,%zmm1
vdivps	%zmm23,%zmm28,%zmm2
vmovaps	%zmm25,%zmm24
vmulps	%zmm25,%zmm2,%zmm2
vmulps	452f(%rip){1to16},%zmm2,%zmm2
vcmpunordps	%zmm1,%zmm1,%k1
vmaxps	%zmm1,%zmm2,%zmm3
vmovaps	%zmm2,%zmm3 {%k1}
vsqrtps	%zmm17,%zmm25
vmovups	3248(%rsp),%zmm1
vbroadcastss	369f(%rip),%zmm7
vmaxps	%zmm7,%zmm1,%zmm2
vdivps	%zmm2,%zmm28,%zmm2
vmulps	%zmm25,%zmm2,%zmm2
vminps	453f(%rip){1to16},%zmm2,%zmm2
vbroadcastss	368f(%rip),%zmm22
vmaxps	%zmm22,%zmm2,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vdivps	%zmm6,%zmm28,%zmm6
vmulps	%zmm6,%zmm2,%zmm2
vmulps	%zmm2,%zmm25,%zmm2
vbroadcastss	16(%r11),%zmm6
vcmpleps	%zmm6,%zmm2,%k1
vcmpleps	%zmm3,%zmm25,%k4
korw	%k1,%k4,%k1
vmulss	%xmm6,%xmm6,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm0,%k1 {%k1}
vmulps	%zmm11,%zmm23,%zmm23
vmovups	2288(%rsp),%zmm8
vmovups	2352(%rsp),%zmm6
vmulps	%zmm6,%zmm8,%zmm0
vmovups	2160(%rsp),%zmm31
vmulps	%zmm0,%zmm31,%zmm0
vmovups	2864(%rsp),%zmm13
vmulps	%zmm0,%zmm13,%zmm0
vcmpnltps	%zmm0,%zmm15,%k5
vmovups	2928(%rsp),%zmm0
vfmadd132ps	640(%rsp),%zmm15,%zmm0
vmovups	2992(%rsp),%zmm1
vfmadd231ps	320(%rsp),%zmm1,%zmm0
vfmadd231ps	3056(%rsp),%zmm16,%zmm0
vfmadd231ps	3184(%rsp),%zmm27,%zmm0
vmovups	5360(%rsp),%zmm20
vsubps	%zmm0,%zmm20,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmulps	375f(%rip){1to16},%zmm20,%zmm2
vmaxps	%zmm0,%zmm2,%zmm0
vmovaps	%zmm2,%zmm0 {%k4}
vmaxps	%zmm7,%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm0
vmulps	%zmm0,%zmm20,%zmm0
vmulps	1776(%rsp),%zmm0,%zmm0
vcmpunordps	%zmm0,%zmm0,%k4
vmovups	3312(%rsp),%zmm1
vminps	%zmm0,%zmm1,%zmm0
vmovaps	%zmm1,%zmm0 {%k4}
vcmpltps	%zmm20,%zmm15,%k4
vmovaps	%zmm28,%zmm14
vmaxps	454f(%rip){1to16},%zmm0,%zmm14 {%k4}
vbroadcastss	357f(%rip),%zmm7
vandps	%zmm7,%zmm19,%zmm0
vbroadcastss	455f(%rip),%zmm1
vaddps	%zmm1,%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm0
vcmpunordps	%zmm14,%zmm14,%k4
vminps	%zmm14,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vcmpltps	%zmm15,%zmm19,%k4
vmovups	1024(%rsp),%zmm10
vsubps	%zmm4,%zmm10,%zmm3
vsubps	%zmm29,%zmm4,%zmm3 {%k4}
vmovaps	%zmm4,%zmm5
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm3,%zmm6,%zmm3
vcmpltps	%zmm3,%zmm15,%k4
vmovaps	%zmm9,%zmm17
vandps	%zmm7,%zmm9,%zmm3
vaddps	%zmm1,%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm3
vbroadcastss	456f(%rip),%zmm11
vmulps	%zmm11,%zmm0,%zmm0
vbroadcastss	427f(%rip),%zmm29
vmovaps	%zmm29,%zmm6
vminps	%zmm29,%zmm0,%zmm6 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm3,%zmm9
vmovaps	%zmm3,%zmm9 {%k4}
vcmpltps	%zmm15,%zmm17,%k4
vmovups	2032(%rsp),%zmm4
vsubps	%zmm4,%zmm12,%zmm0
vmovups	1152(%rsp),%zmm22
vsubps	%zmm22,%zmm4,%zmm0 {%k4}
vmulps	%zmm3,%zmm0,%zmm2
vmulps	%zmm0,%zmm8,%zmm0
vcmpltps	%zmm0,%zmm15,%k4
vmovaps	%zmm29,%zmm0
vmulps	%zmm11,%zmm2,%zmm0 {%k4}
vmovups	1840(%rsp),%zmm30
vandps	%zmm7,%zmm30,%zmm2
vaddps	%zmm1,%zmm2,%zmm2
vdivps	%zmm2,%zmm28,%zmm2
vcmpunordps	%zmm6,%zmm6,%k4
vminps	%zmm6,%zmm0,%zmm3
vmovaps	%zmm0,%zmm3 {%k4}
vcmpltps	%zmm15,%zmm30,%k4
vmovups	576(%rsp),%zmm0
vsubps	%zmm18,%zmm0,%zmm0
vsubps	384(%rsp),%zmm18,%zmm0 {%k4}
vmovaps	%zmm18,%zmm21
vmulps	%zmm2,%zmm0,%zmm2
vmulps	%zmm0,%zmm31,%zmm0
vcmpltps	%zmm0,%zmm15,%k4
vmovaps	%zmm29,%zmm0
vmulps	%zmm11,%zmm2,%zmm0 {%k4}
vcmpunordps	%zmm3,%zmm3,%k4
vminps	%zmm3,%zmm0,%zmm2
vmovaps	%zmm0,%zmm2 {%k4}
vandps	%zmm7,%zmm23,%zmm0
vaddps	%zmm1,%zmm0,%zmm0
vdivps	%zmm0,%zmm28,%zmm0
vcmpltps	%zmm15,%zmm23,%k4
vmovups	1408(%rsp),%zmm31
vmovaps	%zmm24,%zmm1
vsubps	%zmm24,%zmm31,%zmm3
vmovups	1472(%rsp),%zmm7
vsubps	%zmm7,%zmm24,%zmm3 {%k4}
vmulps	%zmm0,%zmm3,%zmm0
vmulps	%zmm3,%zmm13,%zmm3
vcmpltps	%zmm3,%zmm15,%k4
vmovaps	%zmm29,%zmm3
vmulps	%zmm11,%zmm0,%zmm3 {%k4}
vcmpunordps	%zmm2,%zmm2,%k4
vminps	%zmm2,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k4}
vcmpgtps	3120(%rsp),%zmm29,%k4
vcmpltps	%zmm9,%zmm0,%k4 {%k4}
vmovaps	%zmm0,%zmm9 {%k4}
vmovups	5808(%rsp),%zmm0
vsubps	960(%rsp),%zmm0,%zmm0
vmovaps	%zmm28,%zmm2 {%k5} {z}
vbroadcastss	378f(%rip),%zmm18
vmovups	512(%rsp),%zmm11
vblendmps	%zmm2,%zmm18,%zmm8 {%k1}
vmovups	5744(%rsp),%zmm29
vmovups	2672(%rsp),%zmm24
vcmpleps	%zmm24,%zmm29,%k1
vbroadcastss	424f(%rip),%zmm13
vminps	%zmm13,%zmm8,%zmm8 {%k1}
vcmpeqps	%zmm18,%zmm8,%k6
vcmpnltps	%zmm0,%zmm15,%k5
korw	%k6,%k5,%k5
vmovups	5040(%rsp),%zmm2
vblendmps	%zmm2,%zmm19,%zmm2 {%k5}
vmovups	%zmm2,5040(%rsp)
vfmadd213ps	%zmm5,%zmm9,%zmm19
vcmpunordps	%zmm19,%zmm19,%k7
vminps	%zmm19,%zmm10,%zmm2
vmovaps	%zmm10,%zmm2 {%k7}
vaddps	%zmm23,%zmm1,%zmm3
vcmpunordps	%zmm3,%zmm3,%k7
vminps	%zmm3,%zmm31,%zmm6
vmovaps	%zmm31,%zmm6 {%k7}
vcmpunordps	%zmm6,%zmm6,%k7
vmovaps	%zmm7,%zmm19
vmaxps	%zmm6,%zmm7,%zmm6
vmovaps	%zmm7,%zmm6 {%k7}
vcmpeqps	%zmm1,%zmm6,%k7
vcmpneqps	%zmm6,%zmm3,%k7 {%k7}
vpbroadcastd	447f(%rip),%zmm3
vmovdqa32	%zmm3,%zmm3 {%k3} {z}
vpord	448f(%rip){1to16},%zmm3,%zmm3 {%k7}
vpord	446f(%rip){1to16},%zmm3,%zmm3 {%k2}
vpmovm2d	%k0,%zmm6
vpsrld	$31,%zmm6,%zmm6
vpord	%zmm6,%zmm3,%zmm3
vmovups	4976(%rsp),%zmm6
vmovaps	%zmm6,%zmm8 {%k5}
vmovups	5168(%rsp),%zmm6
vblendmps	%zmm6,%zmm30,%zmm6 {%k5}
vmovups	%zmm6,5168(%rsp)
vmovups	5232(%rsp),%zmm6
vblendmps	%zmm6,%zmm23,%zmm6 {%k5}
vmovups	%zmm6,5232(%rsp)
vcmpltps	%zmm0,%zmm15,%k2 {%k6}
vmovdqu64	5296(%rsp),%zmm23
vpord	%zmm3,%zmm23,%zmm23 {%k2}
vptestnmd	%zmm3,%zmm3,%k2 {%k2}
vmovups	3248(%rsp),%zmm0
vmovaps	%zmm25,%zmm0 {%k2}
vmovups	%zmm0,3248(%rsp)
vmovups	5104(%rsp),%zmm0
vblendmps	%zmm0,%zmm17,%zmm0 {%k5}
vmovups	%zmm0,5104(%rsp)
vcmpunordps	%zmm2,%zmm2,%k3
vmovups	1088(%rsp),%zmm3
vmaxps	%zmm2,%zmm3,%zmm0
vmovaps	%zmm3,%zmm0 {%k3}
vmovups	1776(%rsp),%zmm2
vmovaps	%zmm9,%zmm2 {%k2}
vmovups	%zmm2,1776(%rsp)
vblendmps	%zmm0,%zmm5,%zmm13 {%k2}
vsubps	%zmm5,%zmm13,%zmm10
vmovups	2928(%rsp),%zmm5
vmovaps	%zmm10,%zmm5 {%k2}
vfmadd132ps	640(%rsp),%zmm15,%zmm10
vfmadd213ps	%zmm4,%zmm17,%zmm9
vminps	%zmm9,%zmm12,%zmm0
vcmpunordps	%zmm9,%zmm9,%k3
vmovaps	%zmm12,%zmm0 {%k3}
vmovaps	%zmm22,%zmm3
vmovaps	%zmm11,%zmm22
vmaxps	%zmm0,%zmm3,%zmm2
vcmpunordps	%zmm0,%zmm0,%k3
vmovaps	%zmm3,%zmm2 {%k3}
vblendmps	%zmm2,%zmm4,%zmm2 {%k2}
vsubps	%zmm4,%zmm2,%zmm0
vmovups	2992(%rsp),%zmm25
vmovaps	%zmm0,%zmm25 {%k2}
vfmadd231ps	320(%rsp),%zmm0,%zmm10
vdivps	%zmm14,%zmm28,%zmm0
vmulps	%zmm5,%zmm0,%zmm3
vmovaps	%zmm5,%zmm17
vmovaps	%zmm3,%zmm6
vfnmadd132ps	1648(%rsp),%zmm16,%zmm6
vfnmadd132ps	768(%rsp),%zmm27,%zmm3
vmulps	%zmm25,%zmm0,%zmm0
vfnmadd231ps	704(%rsp),%zmm0,%zmm6
vmovups	2544(%rsp),%zmm5
vmulps	%zmm6,%zmm5,%zmm6
vmulps	%zmm5,%zmm11,%zmm7
vmovups	2608(%rsp),%zmm12
vmulps	%zmm7,%zmm12,%zmm9
vmulps	%zmm6,%zmm9,%zmm11
vfnmadd213ps	%zmm28,%zmm9,%zmm9
vmaxps	397f(%rip){1to16},%zmm9,%zmm9
vdivps	%zmm9,%zmm28,%zmm9
vfnmadd231ps	1712(%rsp),%zmm0,%zmm3
vfmsub231ps	%zmm3,%zmm12,%zmm11
vmulps	%zmm11,%zmm9,%zmm0
vmulps	%zmm0,%zmm12,%zmm0
vmulps	%zmm6,%zmm5,%zmm3
vmulps	%zmm5,%zmm7,%zmm4
vmulps	%zmm0,%zmm14,%zmm0
vbroadcastss	457f(%rip),%zmm6
vmulps	%zmm6,%zmm1,%zmm5
vcmpunordps	%zmm0,%zmm0,%k3
vmaxps	%zmm0,%zmm5,%zmm0
vmovaps	%zmm5,%zmm0 {%k3}
vaddps	%zmm0,%zmm1,%zmm0
vcmpunordps	%zmm0,%zmm0,%k3
vminps	%zmm0,%zmm31,%zmm0
vmovaps	%zmm31,%zmm0 {%k3}
vcmpunordps	%zmm0,%zmm0,%k3
vmaxps	%zmm0,%zmm19,%zmm0
vmovaps	%zmm19,%zmm0 {%k3}
vblendmps	%zmm0,%zmm1,%zmm0 {%k2}
vsubps	%zmm1,%zmm0,%zmm5
vfmadd231ps	%zmm27,%zmm5,%zmm10
vmulps	%zmm3,%zmm14,%zmm3
vfnmadd231ps	%zmm4,%zmm5,%zmm3
vmovups	3184(%rsp),%zmm7
vmovaps	%zmm5,%zmm7 {%k2}
vmulps	%zmm6,%zmm21,%zmm4
vcmpunordps	%zmm3,%zmm3,%k3
vmaxps	%zmm3,%zmm4,%zmm3
vmovaps	%zmm4,%zmm3 {%k3}
vaddps	%zmm3,%zmm21,%zmm3
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	576(%rsp),%zmm1
vminps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k3}
vcmpunordps	%zmm3,%zmm3,%k3
vmovups	384(%rsp),%zmm1
vmaxps	%zmm3,%zmm1,%zmm3
vmovaps	%zmm1,%zmm3 {%k3}
vblendmps	%zmm3,%zmm21,%zmm3 {%k2}
vmovups	%zmm3,320(%rsp)
vsubps	%zmm21,%zmm3,%zmm3
vfmadd231ps	%zmm3,%zmm16,%zmm10
vmovups	3056(%rsp),%zmm1
vmovaps	%zmm3,%zmm1 {%k2}
vmovaps	%zmm15,%zmm10 {%k4}
vmovaps	%zmm10,%zmm20 {%k2}
knotw	%k2,%k2
vmovdqa32	%zmm23,%zmm12 {%k2} {z}
vxorps	%xmm21,%xmm21,%xmm21
vcmpeqps	960(%rsp),%zmm15,%k2
vcmpeqps	%zmm18,%zmm8,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	424f(%rip),%zmm4
vmovaps	%zmm4,%zmm8 {%k1}
vcmpeqps	%zmm18,%zmm8,%k1
vmovaps	%zmm28,%zmm16 {%k1} {z}
vcmpunordps	%zmm24,%zmm24,%k1
vminps	%zmm24,%zmm29,%zmm19
vmovaps	%zmm29,%zmm19 {%k1}
vmovups	%zmm8,4976(%rsp)
vmovaps	%zmm0,%zmm4
vmovaps	%zmm2,%zmm8
vmovaps	%zmm13,%zmm9
vpbroadcastd	394f(%rip),%zmm31
vmovaps	%zmm7,%zmm5
vmovups	3120(%rsp),%zmm6
vmovups	3312(%rsp),%zmm7
vmovups	3248(%rsp),%zmm29
vmovups	1776(%rsp),%zmm10
vmovaps	%zmm1,%zmm13
vmovaps	%zmm25,%zmm14
vmovaps	%zmm17,%zmm15
83:
vxorps	%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm16,%xmm0
vmovshdup	%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm16,%xmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm16,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm3,%xmm0
vmovups	%zmm4,640(%rsp)
vmovups	%zmm8,2032(%rsp)
vmovups	%zmm9,4912(%rsp)
vmovups	%zmm19,2864(%rsp)
jbe	327f
vmovups	%zmm16,5808(%rsp)
vmovups	%zmm15,2928(%rsp)
vmovups	%zmm14,2992(%rsp)
vmovups	%zmm13,3056(%rsp)
vmovups	%zmm12,5296(%rsp)
vmovdqu64	%zmm20,5360(%rsp)
vmovups	%zmm10,1776(%rsp)
vmovups	%zmm29,3248(%rsp)
vmovups	%zmm7,3312(%rsp)
vmovups	%zmm6,3120(%rsp)
vmovups	%zmm5,3184(%rsp)
vcvttss2usi	%xmm19,%eax
shrl	$25,%eax
vmovss	52(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1632(%rsp)
vmovss	56(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1968(%rsp)
vmovss	76(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1536(%rsp)
vmovss	80(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1616(%rsp)
vmovss	60(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1600(%rsp)
vmovss	84(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1584(%rsp)
vmovss	64(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1568(%rsp)
vmovss	88(%r11,%rax,4),%xmm0
vmovaps	%xmm0,1552(%rsp)
vcvttss2usi	212(%r11),%eax
vcvttss2usi	216(%r11),%ecx
vcvttss2usi	220(%r11),%ebp
vbroadcastss	224(%r11),%zmm3
vcvttss2usi	%xmm3,%esi
vbroadcastss	228(%r11),%zmm0
vfnmadd231ps	%zmm3,%zmm9,%zmm0
vfnmadd213ps	232(%r11){1to16},%zmm8,%zmm3
vmovups	%zmm0,2160(%rsp)
vrndscaleps	$9,%zmm0,%zmm0
vbroadcastss	428f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	429f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2352(%rsp)
vmovups	%zmm3,2224(%rsp)
vrndscaleps	$9,%zmm3,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm0
vmovups	%zmm0,2288(%rsp)
movq	72(%rsp),%rbx
imulq	%rsi,%rbx
movl	%ebx,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%ebp,%r10
subl	%edx,%ebp
addq	$5,%rbx
movslq	%ecx,%rdi
subl	%edx,%ecx
imulq	%rax,%rdi
movq	%rdi,2096(%rsp)
movq	%rsi,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%r12
shlq	$2,%r10
imulq	%r10,%rsi
movq	%rsi,2672(%rsp)
vxorps	%xmm23,%xmm23,%xmm23
movl	$16,%edx
vmovaps	%zmm28,%zmm5
vxorps	%xmm24,%xmm24,%xmm24
vxorps	%xmm10,%xmm10,%xmm10
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm26,%xmm26,%xmm26
vxorps	%xmm9,%xmm9,%xmm9
vpxord	%xmm20,%xmm20,%xmm20
vxorps	%xmm29,%xmm29,%xmm29
vpxord	%xmm30,%xmm30,%xmm30
vxorps	%xmm7,%xmm7,%xmm7
vpxord	%xmm27,%xmm27,%xmm27
vxorps	%xmm16,%xmm16,%xmm16
vxorps	%xmm11,%xmm11,%xmm11
vxorps	%xmm17,%xmm17,%xmm17
movl	$16,%eax
movl	%ecx,2416(%rsp)
movl	%ebp,1840(%rsp)
jmp	85f
.p2align	4
84:
vmovups	2608(%rsp),%zmm5
vsubps	%zmm31,%zmm5,%zmm5
movl	2544(%rsp),%eax
movl	%eax,%edx
vpbroadcastd	394f(%rip),%zmm31
movl	2416(%rsp),%ecx
movl	1840(%rsp),%ebp
85:
addl	$-1,%eax
jae	323f
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm5,%xmm0
vmovshdup	%xmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm5,%xmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm5,%xmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf128	$1,%ymm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$2,%zmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vextractf32x4	$3,%zmm5,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vmovshdup	%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufpd	$1,%xmm2,%xmm2,%xmm3
vaddss	%xmm3,%xmm0,%xmm0
vshufps	$255,%xmm2,%xmm2,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
jbe	323f
movl	%eax,2544(%rsp)
vxorps	%xmm13,%xmm13,%xmm13
vmovups	%zmm5,2608(%rsp)
vcmpltps	%zmm5,%zmm13,%k1
vbroadcastss	382f(%rip),%zmm5
vmovups	2352(%rsp),%zmm8
vblendmps	%zmm8,%zmm5,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm2
vminss	%xmm0,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vextractf128	$1,%ymm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vmovshdup	%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vextractf32x4	$2,%zmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vmovshdup	%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm3
vminss	%xmm2,%xmm3,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm2,%xmm0,%xmm0
vmovss	355f(%rip),%xmm6
vaddss	%xmm6,%xmm0,%xmm2
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm2,%zmm8,%k1 {%k1}
vmovups	2288(%rsp),%zmm8
vblendmps	%zmm8,%zmm5,%zmm2 {%k1}
vmovshdup	%xmm2,%xmm3
vminss	%xmm2,%xmm3,%xmm3
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm2,%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf128	$1,%ymm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$2,%zmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vmovshdup	%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm3,%xmm5,%xmm3
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vextractf32x4	$3,%zmm2,%xmm2
vminss	%xmm3,%xmm2,%xmm3
vmovshdup	%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm3,%xmm4,%xmm3
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm3,%xmm2,%xmm2
vcvttss2si	%xmm0,%eax
decl	%eax
vcvttss2si	%xmm2,%esi
decl	%esi
cmpl	%ebp,%eax
movl	%ebp,%edi
cmovll	%eax,%edi
cmpl	%ecx,%esi
movl	%ecx,%r9d
cmovll	%esi,%r9d
vaddss	%xmm6,%xmm2,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm2,%zmm2
vcmpleps	%zmm8,%zmm2,%k2
vcmpleps	%zmm0,%zmm8,%k0 {%k2}
kandw	%k0,%k1,%k2
vmovaps	%zmm28,%zmm31 {%k2} {z}
testq	%r13,%r13
je	84b
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%edi
leaq	1(%rdi),%r8
vcvtsi2ss	%r8,%xmm15,%xmm2
leaq	2(%rdi),%r8
vcvtsi2ss	%r8,%xmm15,%xmm4
leaq	3(%rdi),%r8
vcvtsi2ss	%r8,%xmm15,%xmm5
movl	%r9d,%r8d
sarl	$31,%r8d
andnl	%r9d,%r8d,%r11d
leaq	4(%rdi),%r8
vcvtsi2ss	%r8,%xmm15,%xmm12
vcvtsi2ss	%edi,%xmm15,%xmm0
leaq	1(%r11),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm14
leaq	2(%r11),%rdi
vcvtsi2ss	%rdi,%xmm15,%xmm3
vmovaps	%xmm3,832(%rsp)
leaq	3(%r11),%r9
vcvtsi2ss	%r11d,%xmm15,%xmm21
leaq	4(%r11),%rdi
vbroadcastss	%xmm0,%zmm0
vmovups	2160(%rsp),%zmm22
vsubps	%zmm0,%zmm22,%zmm0
vbroadcastss	357f(%rip),%zmm18
vandps	%zmm18,%zmm0,%zmm3
vsubps	%zmm3,%zmm28,%zmm6
vmaxps	%zmm13,%zmm6,%zmm6
vbroadcastss	424f(%rip),%zmm15
vsubps	%zmm3,%zmm15,%zmm3
vmaxps	%zmm13,%zmm3,%zmm3
vmulps	%zmm6,%zmm6,%zmm8
vmulps	%zmm3,%zmm3,%zmm13
vmulps	%zmm8,%zmm6,%zmm6
vbroadcastss	436f(%rip),%zmm19
vmulps	%zmm19,%zmm6,%zmm6
vfmadd231ps	%zmm3,%zmm13,%zmm6
vmovups	%zmm6,384(%rsp)
vfmadd213ps	%zmm13,%zmm19,%zmm8
vbroadcastss	368f(%rip),%zmm25
vmulps	%zmm25,%zmm8,%zmm6
vxorps	%xmm3,%xmm3,%xmm3
vcmpltps	%zmm3,%zmm0,%k1
vbroadcastss	379f(%rip),%zmm0
vxorps	%zmm0,%zmm6,%zmm6 {%k1}
vmovups	%zmm6,576(%rsp)
vbroadcastss	%xmm2,%zmm0
vsubps	%zmm0,%zmm22,%zmm0
vandps	%zmm18,%zmm0,%zmm2
vsubps	%zmm2,%zmm28,%zmm6
vmaxps	%zmm3,%zmm6,%zmm6
vsubps	%zmm2,%zmm15,%zmm2
vmaxps	%zmm3,%zmm2,%zmm2
vmulps	%zmm6,%zmm6,%zmm8
vmulps	%zmm2,%zmm2,%zmm13
vmulps	%zmm8,%zmm6,%zmm6
vmulps	%zmm19,%zmm6,%zmm6
vfmadd231ps	%zmm2,%zmm13,%zmm6
vmovups	%zmm6,1408(%rsp)
vfmadd213ps	%zmm13,%zmm19,%zmm8
vmovups	%zmm8,1024(%rsp)
vcmpltps	%zmm3,%zmm0,%k1
kmovw	%k1,1152(%rsp)
vbroadcastss	%xmm4,%zmm0
vsubps	%zmm0,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm0
vmovaps	%zmm18,%zmm8
vsubps	%zmm0,%zmm28,%zmm4
vmaxps	%zmm3,%zmm4,%zmm6
vsubps	%zmm0,%zmm15,%zmm0
vmaxps	%zmm3,%zmm0,%zmm13
vmulps	%zmm6,%zmm6,%zmm4
vmulps	%zmm13,%zmm13,%zmm18
vmulps	%zmm4,%zmm6,%zmm0
vmulps	%zmm19,%zmm0,%zmm0
vfmadd231ps	%zmm13,%zmm18,%zmm0
vmovups	%zmm0,960(%rsp)
vfmadd213ps	%zmm18,%zmm19,%zmm4
vcmpltps	%zmm3,%zmm2,%k1
kmovw	%k1,1088(%rsp)
vbroadcastss	%xmm5,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm8,%zmm2,%zmm5
vsubps	%zmm5,%zmm28,%zmm6
vmaxps	%zmm3,%zmm6,%zmm6
vsubps	%zmm5,%zmm15,%zmm5
vmaxps	%zmm3,%zmm5,%zmm13
vmulps	%zmm6,%zmm6,%zmm5
vmulps	%zmm13,%zmm13,%zmm18
vmulps	%zmm5,%zmm6,%zmm6
vmulps	%zmm19,%zmm6,%zmm0
vfmadd231ps	%zmm13,%zmm18,%zmm0
vmovups	%zmm0,896(%rsp)
vfmadd213ps	%zmm18,%zmm19,%zmm5
vcmpltps	%zmm3,%zmm2,%k1
kmovw	%k1,1472(%rsp)
vbroadcastss	%xmm12,%zmm2
vsubps	%zmm2,%zmm22,%zmm6
vandps	%zmm8,%zmm6,%zmm2
vsubps	%zmm2,%zmm28,%zmm12
vmaxps	%zmm3,%zmm12,%zmm13
vsubps	%zmm2,%zmm15,%zmm2
vmaxps	%zmm3,%zmm2,%zmm18
vmulps	%zmm13,%zmm13,%zmm25
vmulps	%zmm18,%zmm18,%zmm22
vmulps	%zmm25,%zmm13,%zmm2
vmulps	%zmm19,%zmm2,%zmm0
vfmadd231ps	%zmm18,%zmm22,%zmm0
vmovups	%zmm0,768(%rsp)
vfmadd213ps	%zmm22,%zmm19,%zmm25
vcmpltps	%zmm3,%zmm6,%k5
vbroadcastss	%xmm21,%zmm6
vmovups	2224(%rsp),%zmm2
vsubps	%zmm6,%zmm2,%zmm6
vandps	%zmm8,%zmm6,%zmm13
vsubps	%zmm13,%zmm28,%zmm18
vmaxps	%zmm3,%zmm18,%zmm18
vsubps	%zmm13,%zmm15,%zmm13
vmaxps	%zmm3,%zmm13,%zmm21
vmulps	%zmm18,%zmm18,%zmm22
vmovups	%zmm23,448(%rsp)
vmulps	%zmm21,%zmm21,%zmm23
vmulps	%zmm22,%zmm18,%zmm13
vmulps	%zmm19,%zmm13,%zmm0
vfmadd231ps	%zmm21,%zmm23,%zmm0
vmovups	%zmm0,704(%rsp)
vfmadd213ps	%zmm23,%zmm19,%zmm22
vcmpltps	%zmm3,%zmm6,%k6
vbroadcastss	%xmm14,%zmm6
vsubps	%zmm6,%zmm2,%zmm6
vandps	%zmm8,%zmm6,%zmm14
vsubps	%zmm14,%zmm28,%zmm18
vmaxps	%zmm3,%zmm18,%zmm18
vmovaps	%zmm15,%zmm12
vsubps	%zmm14,%zmm15,%zmm14
vmaxps	%zmm3,%zmm14,%zmm21
vmulps	%zmm18,%zmm18,%zmm14
vmulps	%zmm21,%zmm21,%zmm23
vmulps	%zmm14,%zmm18,%zmm18
vmulps	%zmm19,%zmm18,%zmm0
vfmadd231ps	%zmm21,%zmm23,%zmm0
vmovups	%zmm0,2480(%rsp)
vfmadd213ps	%zmm23,%zmm19,%zmm14
vcmpltps	%zmm3,%zmm6,%k7
vbroadcastss	832(%rsp),%zmm6
vsubps	%zmm6,%zmm2,%zmm6
vandps	%zmm8,%zmm6,%zmm15
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm15,%zmm0,%zmm18
vmaxps	%zmm3,%zmm18,%zmm18
vsubps	%zmm15,%zmm12,%zmm15
vmovaps	%zmm12,%zmm13
vmaxps	%zmm3,%zmm15,%zmm21
vxorps	%xmm23,%xmm23,%xmm23
vmulps	%zmm18,%zmm18,%zmm15
vmovups	%zmm24,512(%rsp)
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm15,%zmm18,%zmm18
vmulps	%zmm19,%zmm18,%zmm28
vfmadd231ps	%zmm21,%zmm24,%zmm28
vfmadd213ps	%zmm24,%zmm19,%zmm15
vcmpltps	%zmm23,%zmm6,%k3
vcvtsi2ss	%r9,%xmm11,%xmm6
vbroadcastss	%xmm6,%zmm6
vsubps	%zmm6,%zmm2,%zmm6
vandps	%zmm8,%zmm6,%zmm18
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm18,%zmm0,%zmm21
vmaxps	%zmm23,%zmm21,%zmm21
vsubps	%zmm18,%zmm12,%zmm18
vmaxps	%zmm23,%zmm18,%zmm18
vmulps	%zmm21,%zmm21,%zmm24
vmulps	%zmm18,%zmm18,%zmm0
vmulps	%zmm24,%zmm21,%zmm21
vmulps	%zmm19,%zmm21,%zmm21
vfmadd231ps	%zmm18,%zmm0,%zmm21
vfmadd213ps	%zmm0,%zmm19,%zmm24
vcmpltps	%zmm23,%zmm6,%k1
vcvtsi2ss	%rdi,%xmm11,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm2,%zmm12
vandps	%zmm8,%zmm12,%zmm6
vbroadcastss	355f(%rip),%zmm0
vsubps	%zmm6,%zmm0,%zmm18
vmaxps	%zmm23,%zmm18,%zmm18
vsubps	%zmm6,%zmm13,%zmm6
vmaxps	%zmm23,%zmm6,%zmm6
vmulps	%zmm18,%zmm18,%zmm3
vmulps	%zmm6,%zmm6,%zmm0
vmulps	%zmm3,%zmm18,%zmm18
vmulps	%zmm19,%zmm18,%zmm18
vfmadd231ps	%zmm6,%zmm0,%zmm18
vfmadd213ps	%zmm0,%zmm19,%zmm3
vbroadcastss	368f(%rip),%zmm19
vmulps	1024(%rsp),%zmm19,%zmm8
vbroadcastss	379f(%rip),%zmm13
kmovw	1152(%rsp),%k4
vxorps	%zmm13,%zmm8,%zmm8 {%k4}
vmulps	%zmm19,%zmm4,%zmm4
kmovw	1088(%rsp),%k4
vxorps	%zmm13,%zmm4,%zmm4 {%k4}
vmulps	%zmm19,%zmm5,%zmm5
kmovw	1472(%rsp),%k4
vxorps	%zmm13,%zmm5,%zmm5 {%k4}
vmulps	%zmm19,%zmm25,%zmm6
vxorps	%zmm13,%zmm6,%zmm6 {%k5}
vmulps	%zmm19,%zmm22,%zmm22
vxorps	%zmm13,%zmm22,%zmm22 {%k6}
vmulps	%zmm19,%zmm14,%zmm2
vxorps	%zmm13,%zmm2,%zmm2 {%k7}
vmulps	%zmm19,%zmm15,%zmm0
vmovaps	%zmm19,%zmm25
vxorps	%zmm13,%zmm0,%zmm0 {%k3}
vcmpltps	%zmm23,%zmm12,%k3
movq	16(%rsp),%rdi
vbroadcastss	224(%rdi),%zmm19
vmulps	%zmm25,%zmm24,%zmm24
vxorps	%zmm13,%zmm24,%zmm24 {%k1}
vmulps	576(%rsp),%zmm19,%zmm12
vmulps	%zmm19,%zmm8,%zmm14
vmulps	%zmm19,%zmm4,%zmm15
vmulps	%zmm19,%zmm5,%zmm5
vmulps	%zmm19,%zmm6,%zmm8
vmulps	%zmm19,%zmm22,%zmm4
vmovups	%zmm4,576(%rsp)
vmulps	%zmm19,%zmm2,%zmm2
vmovups	%zmm2,1152(%rsp)
vmulps	%zmm19,%zmm0,%zmm0
vmovups	%zmm0,1088(%rsp)
vmulps	%zmm19,%zmm24,%zmm0
vmovups	%zmm0,1024(%rsp)
vmovups	512(%rsp),%zmm24
vmulps	%zmm25,%zmm3,%zmm0
vxorps	%zmm13,%zmm0,%zmm0 {%k3}
vmulps	%zmm19,%zmm0,%zmm0
vmovups	%zmm0,1472(%rsp)
vbroadcastss	437f(%rip),%zmm4
vmulps	384(%rsp),%zmm4,%zmm22
vmulps	1408(%rsp),%zmm4,%zmm3
vmulps	960(%rsp),%zmm4,%zmm0
vmulps	896(%rsp),%zmm4,%zmm25
vmulps	768(%rsp),%zmm4,%zmm2
vmulps	704(%rsp),%zmm4,%zmm6
vmovups	%zmm6,1408(%rsp)
vmulps	2480(%rsp),%zmm4,%zmm6
vmovups	%zmm6,960(%rsp)
vmulps	%zmm4,%zmm28,%zmm6
vmovups	%zmm6,896(%rsp)
vmovups	448(%rsp),%zmm23
vmulps	%zmm4,%zmm21,%zmm6
vmovups	%zmm6,768(%rsp)
vmulps	%zmm4,%zmm18,%zmm4
vmovups	%zmm4,704(%rsp)
cmpl	%esi,%ecx
cmovll	%ecx,%esi
movl	%esi,%edi
sarl	$31,%edi
andnl	%esi,%edi,%esi
addq	2096(%rsp),%rsi
imulq	%r10,%rsi
cmpl	%eax,%ebp
cmovll	%ebp,%eax
movl	%eax,%edi
sarl	$31,%edi
andnl	%eax,%edi,%eax
leaq	(%rsi,%rax,4),%rax
addq	248(%rsp),%rax
movq	64(%rsp),%rbp
movq	112(%rsp),%rdi
xorl	%esi,%esi
vmovups	%zmm31,1904(%rsp)
vmovups	%zmm12,832(%rsp)
vmovups	%zmm14,1712(%rsp)
vmovups	%zmm15,1648(%rsp)
jmp	89f
.p2align	4
86:
xorl	%r9d,%r9d
87:
leaq	(%r9,%r9,2),%r8
shlq	$7,%r8
movq	32(%rsp),%rcx
vmovaps	95488(%rcx,%r8),%zmm4
vmovaps	95552(%rcx,%r8),%zmm6
vmovaps	95680(%rcx,%r8),%zmm13
vmovaps	95744(%rcx,%r8),%zmm18
vmovaps	95808(%rcx,%r8),%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm17
vmulps	%zmm18,%zmm4,%zmm21
vfmadd231ps	%zmm4,%zmm21,%zmm7
vaddps	%zmm21,%zmm1,%zmm1
vfmadd231ps	%zmm6,%zmm19,%zmm11
vmulps	%zmm18,%zmm6,%zmm21
vfmadd231ps	%zmm4,%zmm21,%zmm30
vfmadd231ps	%zmm6,%zmm21,%zmm29
vaddps	%zmm21,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm19,%zmm16
vaddps	%zmm19,%zmm27,%zmm27
vmulps	%zmm18,%zmm13,%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm20
vfmadd231ps	%zmm6,%zmm19,%zmm9
vfmadd231ps	%zmm13,%zmm19,%zmm26
vaddps	%zmm19,%zmm24,%zmm24
vaddps	%zmm18,%zmm23,%zmm23
88:
incq	%rsi
addq	2672(%rsp),%rax
addq	%r15,%rdi
addq	%r15,%rbp
cmpq	%r13,%rsi
je	84b
89:
vmovups	%zmm27,384(%rsp)
vmovups	%zmm24,512(%rsp)
vmovups	%zmm23,448(%rsp)
testq	%rbx,%rbx
vxorps	%xmm28,%xmm28,%xmm28
vmovups	576(%rsp),%zmm18
vmovups	1152(%rsp),%zmm19
vmovups	1088(%rsp),%zmm21
vmovups	1024(%rsp),%zmm23
vmovups	1472(%rsp),%zmm24
vmovups	1408(%rsp),%zmm31
vmovups	960(%rsp),%zmm27
vmovups	896(%rsp),%zmm12
vmovups	768(%rsp),%zmm14
vmovups	704(%rsp),%zmm15
je	93f
movq	280(%rsp),%r8
xorl	%r9d,%r9d
.p2align	4
92:
leaq	(%rax,%r9,4),%r11
vbroadcastss	(%rax,%r9,4),%zmm4
vmovaps	%zmm31,%zmm6
vfmadd213ps	%zmm28,%zmm4,%zmm6
vfmadd213ps	%zmm28,%zmm18,%zmm4
vbroadcastss	(%r10,%r11),%zmm13
addq	%r10,%r11
vfmadd231ps	%zmm27,%zmm13,%zmm6
vfmadd231ps	%zmm13,%zmm19,%zmm4
vbroadcastss	(%r10,%r11),%zmm13
addq	%r10,%r11
vfmadd231ps	%zmm12,%zmm13,%zmm6
vfmadd231ps	%zmm13,%zmm21,%zmm4
vbroadcastss	(%r10,%r11),%zmm13
addq	%r10,%r11
vfmadd231ps	%zmm14,%zmm13,%zmm6
vfmadd231ps	%zmm13,%zmm23,%zmm4
vbroadcastss	(%r10,%r11),%zmm13
vfmadd231ps	%zmm15,%zmm13,%zmm6
vmovaps	%zmm6,-64(%r8)
vfmadd231ps	%zmm13,%zmm24,%zmm4
vmovaps	%zmm4,(%r8)
incq	%r9
addq	$192,%r8
cmpq	%r9,%rbx
jne	92b
93:
movq	%rsi,%r9
imulq	%r13,%r9
leaq	1684(%r9),%r11
movq	288(%rsp),%r13
movq	296(%rsp),%r8
xorl	%r14d,%r14d
vmovups	1904(%rsp),%zmm31
vmovups	384(%rsp),%zmm27
vmovups	832(%rsp),%zmm12
vmovups	1712(%rsp),%zmm14
vmovups	1648(%rsp),%zmm15
jmp	95f
.p2align	4
94:
vxorps	%xmm28,%xmm28,%xmm28
vfmadd213ps	%zmm28,%zmm12,%zmm13
vfmadd213ps	%zmm13,%zmm14,%zmm24
vfmadd213ps	%zmm24,%zmm15,%zmm6
vfmadd213ps	%zmm6,%zmm5,%zmm23
vfmadd213ps	%zmm23,%zmm8,%zmm21
vmovaps	%zmm19,(%rdi,%r14)
vmovaps	%zmm21,(%r8)
vmovaps	%zmm18,64(%r8)
vmovaps	%zmm4,192(%r8)
addq	$64,%r14
addq	$384,%r8
addq	%r12,%r13
cmpq	%r14,%r15
je	96f
95:
vmovaps	-832(%r13),%zmm13
vmovaps	-640(%r13),%zmm24
vmovaps	-448(%r13),%zmm6
vmovaps	%zmm22,%zmm4
vfmadd213ps	%zmm28,%zmm13,%zmm4
vmovaps	-768(%r13),%zmm18
vfmadd132ps	%zmm22,%zmm28,%zmm18
vfmadd231ps	%zmm3,%zmm24,%zmm4
vfmadd231ps	-576(%r13),%zmm3,%zmm18
vfmadd231ps	%zmm0,%zmm6,%zmm4
vfmadd231ps	-384(%r13),%zmm0,%zmm18
vmovaps	-256(%r13),%zmm23
vfmadd231ps	%zmm25,%zmm23,%zmm4
vfmadd231ps	-192(%r13),%zmm25,%zmm18
vmovaps	-64(%r13),%zmm21
vfmadd231ps	(%r13),%zmm2,%zmm18
vfmadd231ps	%zmm2,%zmm21,%zmm4
vmovaps	%zmm4,%zmm28
vmovups	320(%rsp),%zmm19
vfmadd213ps	640(%rsp),%zmm19,%zmm28
vmaxps	444f(%rip){1to16},%zmm28,%zmm28
movq	16(%rsp),%rcx
vaddps	8(%rcx){1to16},%zmm28,%zmm19
cmpl	$16,%edx
je	94b
vmovaps	(%rdi,%r14),%zmm28
vmovaps	%zmm19,%zmm28 {%k2}
vmovaps	%zmm28,%zmm19
jmp	94b
.p2align	4
96:
cmpq	$0,312(%rsp)
vbroadcastss	355f(%rip),%zmm28
movq	304(%rsp),%rcx
je	98f
movq	168(%rsp),%r8
xorl	%r14d,%r14d
.p2align	4
97:
vmovaps	(%rdi,%r14),%zmm4
vmovaps	64(%rdi,%r14),%zmm6
vmulps	%zmm6,%zmm4,%zmm13
vdivps	%zmm13,%zmm28,%zmm13
vmulps	%zmm13,%zmm6,%zmm6
vmulps	%zmm6,%zmm31,%zmm6
vmovaps	%zmm6,-448(%r8)
vmovaps	-64(%rbp,%r14),%zmm18
vsubps	%zmm4,%zmm18,%zmm18
vmulps	%zmm6,%zmm18,%zmm6
vmovaps	%zmm6,-384(%r8)
vmulps	%zmm13,%zmm4,%zmm4
vmovaps	64(%rdi,%r14),%zmm6
vmulps	%zmm4,%zmm31,%zmm4
vmovaps	%zmm4,-64(%r8)
vmovaps	(%rbp,%r14),%zmm13
vsubps	%zmm6,%zmm13,%zmm6
vmulps	%zmm6,%zmm4,%zmm4
vmovaps	%zmm4,(%r8)
subq	$-128,%r14
addq	$768,%r8
cmpq	%r14,%rcx
jne	97b
98:
movq	96(%rsp),%r13
testb	$1,%r13b
vmovups	448(%rsp),%zmm23
vmovups	512(%rsp),%zmm24
je	99f
shlq	$6,%r11
movq	256(%rsp),%rcx
vmovaps	-64(%rcx,%r11),%zmm4
vdivps	%zmm4,%zmm28,%zmm6
vmulps	%zmm6,%zmm31,%zmm6
movq	32(%rsp),%rcx
movq	264(%rsp),%r11
vmovaps	%zmm6,95744(%rcx,%r11)
shlq	$6,%r9
movq	272(%rsp),%r8
vmovaps	(%r8,%r9),%zmm13
vsubps	%zmm4,%zmm13,%zmm4
vmulps	%zmm4,%zmm6,%zmm4
vmovaps	%zmm4,95808(%rcx,%r11)
99:
cmpq	$0,72(%rsp)
movq	80(%rsp),%rcx
je	86b
movq	168(%rsp),%r11
xorl	%r9d,%r9d
.p2align	4
322:
vmovaps	-704(%r11),%zmm4
vmovaps	-640(%r11),%zmm6
vmovaps	-512(%r11),%zmm13
vmovaps	-448(%r11),%zmm18
vmovaps	-384(%r11),%zmm19
vfmadd231ps	%zmm4,%zmm19,%zmm17
vmulps	%zmm18,%zmm4,%zmm21
vfmadd231ps	%zmm4,%zmm21,%zmm7
vaddps	%zmm21,%zmm1,%zmm1
vfmadd231ps	%zmm6,%zmm19,%zmm11
vmulps	%zmm18,%zmm6,%zmm21
vfmadd231ps	%zmm4,%zmm21,%zmm30
vfmadd231ps	%zmm6,%zmm21,%zmm29
vaddps	%zmm21,%zmm10,%zmm10
vfmadd231ps	%zmm13,%zmm19,%zmm16
vaddps	%zmm19,%zmm27,%zmm19
vmulps	%zmm18,%zmm13,%zmm21
vfmadd231ps	%zmm4,%zmm21,%zmm20
vfmadd231ps	%zmm6,%zmm21,%zmm9
vfmadd231ps	%zmm13,%zmm21,%zmm26
vaddps	%zmm21,%zmm24,%zmm4
vaddps	%zmm18,%zmm23,%zmm6
vmovaps	-320(%r11),%zmm13
vmovaps	-256(%r11),%zmm18
vmovaps	-128(%r11),%zmm21
vmovaps	-64(%r11),%zmm23
vmovaps	(%r11),%zmm24
vfmadd231ps	%zmm13,%zmm24,%zmm17
vmulps	%zmm23,%zmm13,%zmm27
vfmadd231ps	%zmm13,%zmm27,%zmm7
vaddps	%zmm27,%zmm1,%zmm1
vfmadd231ps	%zmm18,%zmm24,%zmm11
vmulps	%zmm23,%zmm18,%zmm27
vfmadd231ps	%zmm13,%zmm27,%zmm30
vfmadd231ps	%zmm18,%zmm27,%zmm29
vaddps	%zmm27,%zmm10,%zmm10
vfmadd231ps	%zmm21,%zmm24,%zmm16
vaddps	%zmm24,%zmm19,%zmm27
vmulps	%zmm23,%zmm21,%zmm19
vfmadd231ps	%zmm13,%zmm19,%zmm20
vfmadd231ps	%zmm18,%zmm19,%zmm9
vfmadd231ps	%zmm21,%zmm19,%zmm26
vaddps	%zmm19,%zmm4,%zmm24
vaddps	%zmm23,%zmm6,%zmm23
addq	$2,%r9
addq	$768,%r11
cmpq	%r9,%rcx
jne	322b
testb	$1,%r13b
jne	87b
jmp	88b
.p2align	4
323:
vbroadcastss	1632(%rsp),%zmm0
vmovups	%zmm0,1088(%rsp)
vbroadcastss	1536(%rsp),%zmm0
vmovups	%zmm0,1024(%rsp)
vbroadcastss	1968(%rsp),%zmm0
vmovups	%zmm0,1152(%rsp)
vbroadcastss	1616(%rsp),%zmm0
vmovups	%zmm0,1904(%rsp)
vbroadcastss	1600(%rsp),%zmm0
vmovups	%zmm0,384(%rsp)
vbroadcastss	1584(%rsp),%zmm0
vmovups	%zmm0,576(%rsp)
vbroadcastss	1568(%rsp),%zmm0
vmovups	%zmm0,1472(%rsp)
vbroadcastss	1552(%rsp),%zmm0
vmovups	%zmm0,1408(%rsp)
vmovups	320(%rsp),%zmm2
vmulps	%zmm7,%zmm2,%zmm0
vmovaps	%zmm2,%zmm7
vmulps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,832(%rsp)
vmulps	%zmm30,%zmm2,%zmm0
vmulps	%zmm0,%zmm2,%zmm0
vmovups	%zmm0,896(%rsp)
vmulps	%zmm29,%zmm2,%zmm0
vmulps	%zmm0,%zmm2,%zmm6
vmovups	5808(%rsp),%zmm0
vaddps	2864(%rsp),%zmm0,%zmm2
vcmpleps	5744(%rsp),%zmm2,%k1
vmovups	%zmm2,2672(%rsp)
vcmpgeps	442f(%rip){1to16},%zmm2,%k1 {%k1}
vmovaps	%zmm0,%zmm0 {%k1} {z}
vxorps	%xmm5,%xmm5,%xmm5
vaddss	%xmm5,%xmm0,%xmm2
vmovshdup	%xmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufpd	$1,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vshufps	$255,%xmm0,%xmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf128	$1,%ymm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$2,%zmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vextractf32x4	$3,%zmm0,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vmovshdup	%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufpd	$1,%xmm3,%xmm3,%xmm4
vaddss	%xmm4,%xmm2,%xmm2
vshufps	$255,%xmm3,%xmm3,%xmm3
vaddss	%xmm3,%xmm2,%xmm2
vucomiss	%xmm5,%xmm2
vmovups	%zmm23,448(%rsp)
vmovups	%zmm24,512(%rsp)
vmovups	%zmm6,1968(%rsp)
jbe	79b
testq	%r13,%r13
movq	16(%rsp),%r11
vbroadcastss	373f(%rip),%zmm18
vpbroadcastd	355f(%rip),%zmm19
movq	56(%rsp),%rbx
vxorps	%xmm2,%xmm2,%xmm2
je	326f
movq	24(%rsp),%rax
movq	112(%rsp),%rdx
xorl	%esi,%esi
vpbroadcastd	383f(%rip),%zmm14
vpbroadcastd	384f(%rip),%zmm15
vbroadcastss	385f(%rip),%zmm21
vbroadcastss	386f(%rip),%zmm22
vbroadcastss	387f(%rip),%zmm23
vbroadcastss	388f(%rip),%zmm24
vbroadcastss	389f(%rip),%zmm25
vbroadcastss	392f(%rip),%zmm29
vbroadcastss	393f(%rip),%zmm30
.p2align	4
324:
xorl	%edi,%edi
.p2align	4
325:
vmovaps	(%rdx,%rdi),%zmm3
vmovaps	(%rax,%rdi),%zmm4
vdivps	%zmm3,%zmm28,%zmm5
vsubps	%zmm3,%zmm4,%zmm4
vmulps	%zmm5,%zmm4,%zmm4
vcmpltps	%zmm4,%zmm18,%k1
vaddps	%zmm18,%zmm5,%zmm5
vmovaps	%zmm4,%zmm5 {%k1}
vaddps	%zmm28,%zmm5,%zmm6
vpaddd	%zmm14,%zmm6,%zmm6
vpandd	%zmm15,%zmm6,%zmm6
vpsubd	%zmm6,%zmm19,%zmm7
vcvtdq2ps	%zmm6,%zmm6
vaddps	%zmm18,%zmm7,%zmm8
vfmadd231ps	%zmm5,%zmm7,%zmm8
vmulps	%zmm8,%zmm8,%zmm5
vmovaps	%zmm21,%zmm7
vfmadd213ps	%zmm22,%zmm8,%zmm7
vmovaps	%zmm23,%zmm12
vmovaps	%zmm25,%zmm13
vfmadd213ps	%zmm24,%zmm8,%zmm12
vfmadd213ps	%zmm29,%zmm8,%zmm13
vfmadd231ps	%zmm30,%zmm5,%zmm13
vfmadd213ps	%zmm12,%zmm5,%zmm13
vfmadd213ps	%zmm7,%zmm5,%zmm13
vfmadd213ps	%zmm8,%zmm5,%zmm13
vfmadd231ps	%zmm31,%zmm6,%zmm13
vaddps	%zmm28,%zmm4,%zmm5
vmaxps	%zmm18,%zmm4,%zmm4
vfmsub231ps	%zmm5,%zmm13,%zmm4
vfmadd231ps	%zmm4,%zmm3,%zmm2
addq	$64,%rdi
cmpq	%rdi,%r15
jne	325b
incq	%rsi
addq	%r15,%rdx
addq	%r15,%rax
cmpq	%r13,%rsi
jne	324b
326:
vbroadcastss	443f(%rip),%zmm3
vmovups	3120(%rsp),%zmm4
vfmadd213ps	444f(%rip){1to16},%zmm4,%zmm3
vpxor	%xmm15,%xmm15,%xmm15
vcmpltps	%zmm0,%zmm15,%k2
vaddps	%zmm3,%zmm4,%zmm0
vcmpltps	%zmm2,%zmm0,%k1 {%k2}
kandnw	%k2,%k1,%k3
vmovups	3312(%rsp),%zmm0
vbroadcastss	445f(%rip),%zmm0 {%k2}
vmovups	%zmm0,3312(%rsp)
vmovaps	%zmm2,%zmm4 {%k3}
vmovups	%zmm4,3120(%rsp)
vblendmps	375f(%rip){1to16},%zmm28,%zmm0 {%k1}
vmovups	2928(%rsp),%zmm3
vmulps	%zmm0,%zmm3,%zmm2
vsubps	%zmm2,%zmm3,%zmm3
vmovups	4912(%rsp),%zmm12
vsubps	%zmm3,%zmm12,%zmm12
vmovups	2992(%rsp),%zmm4
vmulps	%zmm0,%zmm4,%zmm3
vsubps	%zmm3,%zmm4,%zmm4
vmovups	2032(%rsp),%zmm13
vsubps	%zmm4,%zmm13,%zmm13
vmovups	3056(%rsp),%zmm5
vmulps	%zmm0,%zmm5,%zmm4
vsubps	%zmm4,%zmm5,%zmm5
vmovups	320(%rsp),%zmm7
vsubps	%zmm5,%zmm7,%zmm8
vmovups	3184(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm5
vsubps	%zmm5,%zmm6,%zmm6
vmovups	640(%rsp),%zmm25
vsubps	%zmm6,%zmm25,%zmm25
vmovups	5360(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,5360(%rsp)
vmovups	1776(%rsp),%zmm6
vmulps	%zmm0,%zmm6,%zmm6
vmovups	%zmm6,1776(%rsp)
vmovaps	%zmm28,%zmm0 {%k1} {z}
vmovups	%zmm0,960(%rsp)
vmovups	%zmm5,3184(%rsp)
vmovups	%zmm4,3056(%rsp)
vmovups	%zmm3,2992(%rsp)
vmovups	%zmm2,2928(%rsp)
vmovups	448(%rsp),%zmm23
vmovups	512(%rsp),%zmm24
vmovdqu64	5296(%rsp),%zmm2
vmovups	1968(%rsp),%zmm6
jmp	82b
.p2align	4
327:
vbroadcastss	439f(%rip),%zmm0
vmovups	4720(%rsp),%zmm1
vfmadd213ps	442f(%rip){1to16},%zmm0,%zmm1
vaddps	4656(%rsp),%zmm1,%zmm0
vmovups	%zmm0,384(%rsp)
testq	%r13,%r13
vmovups	%zmm22,512(%rsp)
je	67b
vbroadcastss	8(%r11),%zmm14
vxorps	%xmm10,%xmm10,%xmm10
movq	24(%rsp),%rax
movq	112(%rsp),%rdx
vxorps	%xmm13,%xmm13,%xmm13
vxorps	%xmm12,%xmm12,%xmm12
vxorps	%xmm8,%xmm8,%xmm8
vxorps	%xmm7,%xmm7,%xmm7
vxorps	%xmm5,%xmm5,%xmm5
vxorps	%xmm4,%xmm4,%xmm4
vxorps	%xmm3,%xmm3,%xmm3
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm0,%xmm0,%xmm0
xorl	%esi,%esi
vpbroadcastd	383f(%rip),%zmm17
vpbroadcastd	384f(%rip),%zmm27
.p2align	4
328:
xorl	%edi,%edi
vbroadcastss	392f(%rip),%zmm23
vbroadcastss	393f(%rip),%zmm22
vbroadcastss	394f(%rip),%zmm25
vbroadcastss	385f(%rip),%zmm20
vbroadcastss	373f(%rip),%zmm2
vpbroadcastd	355f(%rip),%zmm29
vbroadcastss	386f(%rip),%zmm24
.p2align	4
329:
vmovaps	(%rdx,%rdi),%zmm6
vmovaps	(%rax,%rdi),%zmm9
vdivps	%zmm6,%zmm28,%zmm11
vsubps	%zmm6,%zmm9,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vcmpltps	%zmm9,%zmm2,%k1
vaddps	%zmm2,%zmm11,%zmm15
vmovaps	%zmm9,%zmm15 {%k1}
vaddps	%zmm28,%zmm15,%zmm16
vpaddd	%zmm17,%zmm16,%zmm16
vpandd	%zmm27,%zmm16,%zmm16
vmovdqa64	%zmm17,%zmm31
vpsubd	%zmm16,%zmm29,%zmm17
vmovaps	%zmm18,%zmm30
vaddps	%zmm2,%zmm17,%zmm18
vfmadd231ps	%zmm15,%zmm17,%zmm18
vmulps	%zmm18,%zmm18,%zmm15
vbroadcastss	387f(%rip),%zmm17
vfmadd213ps	388f(%rip){1to16},%zmm18,%zmm17
vbroadcastss	389f(%rip),%zmm19
vfmadd213ps	%zmm23,%zmm18,%zmm19
vfmadd231ps	%zmm22,%zmm15,%zmm19
vfmadd213ps	%zmm17,%zmm15,%zmm19
vmovaps	%zmm20,%zmm17
vfmadd213ps	%zmm24,%zmm18,%zmm17
vfmadd213ps	%zmm17,%zmm15,%zmm19
vmovdqa64	%zmm31,%zmm17
vfmadd213ps	%zmm18,%zmm15,%zmm19
vmovaps	%zmm30,%zmm18
vcvtdq2ps	%zmm16,%zmm15
vfmadd231ps	%zmm25,%zmm15,%zmm19
vaddps	%zmm28,%zmm9,%zmm15
vaddps	%zmm30,%zmm6,%zmm16
vdivps	%zmm16,%zmm28,%zmm16
vmaxps	%zmm2,%zmm9,%zmm9
vfmsub231ps	%zmm15,%zmm19,%zmm9
vfmadd231ps	%zmm9,%zmm6,%zmm10
vmulps	%zmm16,%zmm16,%zmm6
vaddps	%zmm16,%zmm13,%zmm13
vmulps	%zmm6,%zmm16,%zmm9
vmulps	%zmm11,%zmm14,%zmm11
vaddps	%zmm6,%zmm12,%zmm12
vaddps	%zmm9,%zmm8,%zmm8
vfmadd231ps	%zmm9,%zmm11,%zmm3
vmulps	%zmm9,%zmm6,%zmm9
vfmadd231ps	%zmm6,%zmm11,%zmm4
vmulps	%zmm6,%zmm6,%zmm6
vaddps	%zmm6,%zmm7,%zmm7
vfmadd231ps	%zmm6,%zmm11,%zmm1
vfmadd231ps	%zmm11,%zmm9,%zmm0
vaddps	%zmm9,%zmm5,%zmm5
addq	$64,%rdi
cmpq	%rdi,%r15
jne	329b
incq	%rsi
addq	%r15,%rdx
addq	%r15,%rax
cmpq	%r13,%rsi
jne	328b
jmp	68b
.p2align	4
332:
vbroadcastss	%xmm0,%zmm0
vmovups	%zmm0,2288(%rsp)
vbroadcastss	1840(%rsp),%zmm14
movl	%eax,%eax
movl	%edx,%edx
xorl	%esi,%esi
vmovaps	%zmm29,%zmm12
vxorps	%xmm15,%xmm15,%xmm15
vmovaps	%zmm29,%zmm9
vxorps	%xmm11,%xmm11,%xmm11
vmovaps	%zmm29,%zmm16
vmovaps	%zmm29,%zmm20
vxorps	%xmm23,%xmm23,%xmm23
vxorps	%xmm19,%xmm19,%xmm19
vxorps	%xmm22,%xmm22,%xmm22
vmovups	%zmm14,2224(%rsp)
movq	%rax,2160(%rsp)
movq	%rdx,2096(%rsp)
jmp	335f
.p2align	4
333:
movq	2672(%rsp),%rsi
vcvtusi2ss	%rsi,%xmm7,%xmm4
vmovaps	1840(%rsp),%xmm0
vfmadd213ss	2352(%rsp),%xmm0,%xmm4
vmulps	%zmm30,%zmm30,%zmm0
vfmsub231ps	%zmm7,%zmm28,%zmm0
vmaxps	369f(%rip){1to16},%zmm0,%zmm0
vbroadcastss	355f(%rip),%zmm11
vdivps	%zmm0,%zmm11,%zmm1
vbroadcastss	%xmm4,%zmm0
vmulps	%zmm30,%zmm6,%zmm2
vfmsub231ps	%zmm7,%zmm29,%zmm2
vmulps	%zmm1,%zmm2,%zmm2
vmulps	%zmm29,%zmm30,%zmm5
vfmsub231ps	%zmm6,%zmm28,%zmm5
vmulps	%zmm1,%zmm5,%zmm1
vmaxps	432f(%rip){1to16},%zmm2,%zmm2
vmaxps	433f(%rip){1to16},%zmm1,%zmm1
vmulps	%zmm1,%zmm6,%zmm5
vfmadd231ps	%zmm29,%zmm2,%zmm5
vmulps	%zmm2,%zmm2,%zmm8
vmulps	%zmm1,%zmm1,%zmm10
vmulps	%zmm10,%zmm7,%zmm10
vfmadd231ps	%zmm8,%zmm28,%zmm10
vmovaps	%zmm11,%zmm28
vaddps	%zmm2,%zmm2,%zmm8
vmulps	%zmm8,%zmm1,%zmm8
vfmadd213ps	%zmm10,%zmm30,%zmm8
vsubps	%zmm5,%zmm3,%zmm5
vsubps	%zmm3,%zmm8,%zmm8
vbroadcastss	368f(%rip),%zmm17
vfmadd132ps	%zmm17,%zmm5,%zmm8
vaddss	434f(%rip),%xmm4,%xmm4
vbroadcastss	%xmm4,%zmm4
vbroadcastss	357f(%rip),%zmm5
vandps	%zmm5,%zmm4,%zmm4
vmovups	2288(%rsp),%zmm9
vcmpleps	%zmm4,%zmm9,%k1
vsubps	4592(%rsp),%zmm0,%zmm4
vandps	%zmm5,%zmm4,%zmm4
vcmpleps	%zmm4,%zmm9,%k1 {%k1}
vbroadcastss	427f(%rip),%zmm29
vblendmps	%zmm8,%zmm29,%zmm4 {%k1}
movq	16(%rsp),%r11
vbroadcastss	378f(%rip),%zmm18
vpbroadcastd	394f(%rip),%zmm31
movq	56(%rsp),%rbx
vmovups	4848(%rsp),%zmm11
vmovups	4784(%rsp),%zmm9
vmovups	4720(%rsp),%zmm10
vmovups	4656(%rsp),%zmm12
vmovups	1648(%rsp),%zmm13
vmovups	2224(%rsp),%zmm14
movq	2160(%rsp),%rax
movq	2096(%rsp),%rdx
vmovups	2608(%rsp),%zmm15
vmovups	2544(%rsp),%zmm19
vmovups	2480(%rsp),%zmm22
vmovups	2416(%rsp),%zmm23
334:
vcmpltps	%zmm16,%zmm20,%k1
vcmpltps	%zmm29,%zmm20,%k1 {%k1}
vcmpleps	%zmm4,%zmm20,%k1 {%k1}
vcmpltps	%zmm29,%zmm16,%k2
vcmpltps	%zmm29,%zmm4,%k2 {%k2}
vsubps	%zmm4,%zmm16,%zmm5
vfmadd231ps	435f(%rip){1to16},%zmm20,%zmm16
vaddps	%zmm4,%zmm16,%zmm8
vcmpltps	%zmm8,%zmm21,%k2 {%k2}
vmulps	%zmm17,%zmm5,%zmm5
vdivps	%zmm8,%zmm28,%zmm8
vmulps	%zmm8,%zmm5,%zmm5 {%k2}
vminps	%zmm17,%zmm5,%zmm5
vmaxps	423f(%rip){1to16},%zmm5,%zmm5 {%k2} {z}
vfmadd213ps	%zmm23,%zmm14,%zmm5
vcmpltps	%zmm12,%zmm20,%k2 {%k1}
vmovaps	%zmm12,%zmm9 {%k2}
vmovaps	%zmm15,%zmm11 {%k2}
vmovaps	%zmm20,%zmm12 {%k2}
vmovaps	%zmm5,%zmm15 {%k2}
vmovaps	%zmm19,%zmm10 {%k2}
vmovaps	%zmm22,%zmm13 {%k2}
vcmpltps	%zmm20,%zmm12,%k2
vcmpltps	%zmm9,%zmm20,%k0 {%k2}
kandw	%k0,%k1,%k1
vmovaps	%zmm20,%zmm9 {%k1}
vmovaps	%zmm5,%zmm11 {%k1}
incq	%rsi
vmovaps	%zmm20,%zmm16
vmovaps	%zmm4,%zmm20
vmovaps	%zmm0,%zmm23
vmovaps	%zmm2,%zmm19
vmovaps	%zmm1,%zmm22
cmpq	%rdx,%rsi
je	78b
335:
vxorps	%xmm1,%xmm1,%xmm1
vxorps	%xmm2,%xmm2,%xmm2
vxorps	%xmm0,%xmm0,%xmm0
vmovaps	%zmm29,%zmm4
cmpq	%rax,%rsi
jae	334b
vmovups	%zmm23,2416(%rsp)
vmovups	%zmm22,2480(%rsp)
vmovups	%zmm19,2544(%rsp)
vmovups	%zmm15,2608(%rsp)
vmovups	%zmm13,1648(%rsp)
vmovups	%zmm12,4656(%rsp)
vmovups	%zmm10,4720(%rsp)
vmovups	%zmm9,4784(%rsp)
vmovups	%zmm11,4848(%rsp)
vcvttss2usi	212(%r11),%eax
vcvttss2usi	216(%r11),%ebp
vcvttss2usi	220(%r11),%edi
vbroadcastss	224(%r11),%zmm22
vcvttss2usi	%xmm22,%r8d
vbroadcastss	228(%r11),%zmm24
vfmadd231ps	7088(%rsp),%zmm22,%zmm24
vmovups	7024(%rsp),%zmm0
vfmadd213ps	232(%r11){1to16},%zmm0,%zmm22
vrndscaleps	$9,%zmm24,%zmm0
vbroadcastss	428f(%rip),%zmm1
vminps	%zmm1,%zmm0,%zmm0
vbroadcastss	429f(%rip),%zmm2
vmaxps	%zmm2,%zmm0,%zmm26
vrndscaleps	$9,%zmm22,%zmm0
vminps	%zmm1,%zmm0,%zmm0
vmaxps	%zmm2,%zmm0,%zmm27
movq	72(%rsp),%r9
imulq	%r8,%r9
movl	%r9d,%edx
andl	$-4,%edx
addl	$8,%edx
movslq	%edi,%r10
subl	%edx,%edi
movl	%edi,704(%rsp)
movq	%r9,384(%rsp)
leaq	5(%r9),%rdi
movq	%rdi,320(%rsp)
movq	%rsi,2672(%rsp)
addq	%rsi,%rax
movslq	%ebp,%rsi
subl	%edx,%ebp
imulq	%rax,%rsi
leaq	1(%rsi),%rax
movq	%rax,1408(%rsp)
leaq	2(%rsi),%rax
movq	%rax,1904(%rsp)
leaq	3(%rsi),%rax
movq	%rax,960(%rsp)
movq	%r8,%rax
shlq	$6,%rax
leaq	(%rax,%rax,2),%rbx
movq	%rdi,%rdx
andq	$-2,%rdx
movq	%r10,1472(%rsp)
leaq	(,%r10,4),%r12
movq	%r12,%rax
imulq	%r8,%rax
movq	%rax,640(%rsp)
movq	%r8,1024(%rsp)
movq	%r8,%rax
shlq	$7,%rax
leaq	(%rax,%rax,2),%rax
vxorps	%xmm29,%xmm29,%xmm29
vmovaps	%zmm28,%zmm31
vpxord	%xmm30,%xmm30,%xmm30
vxorps	%xmm28,%xmm28,%xmm28
movq	%rsi,576(%rsp)
addq	$4,%rsi
movq	%rsi,896(%rsp)
movl	$16,%esi
movl	%ebp,1712(%rsp)
movq	%rax,448(%rsp)
movq	%rdx,832(%rsp)
jmp	338f
.p2align	4
336:
vxorps	%xmm21,%xmm21,%xmm21
337:
vsubps	%zmm1,%zmm31,%zmm31
movl	1712(%rsp),%ebp
movl	768(%rsp),%esi
338:
addl	$-1,%esi
jae	333b
vxorps	%xmm4,%xmm4,%xmm4
vaddss	%xmm4,%xmm31,%xmm0
vmovshdup	%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufpd	$1,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vshufps	$255,%xmm31,%xmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$1,%ymm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$2,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vextractf32x4	$3,%zmm31,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vmovshdup	%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufpd	$1,%xmm1,%xmm1,%xmm2
vaddss	%xmm2,%xmm0,%xmm0
vshufps	$255,%xmm1,%xmm1,%xmm1
vaddss	%xmm1,%xmm0,%xmm0
vucomiss	%xmm4,%xmm0
jbe	333b
movl	%esi,768(%rsp)
vxorps	%xmm17,%xmm17,%xmm17
vcmpltps	%zmm31,%zmm17,%k1
vbroadcastss	382f(%rip),%zmm5
vblendmps	%zmm26,%zmm5,%zmm0 {%k1}
vmovshdup	%xmm0,%xmm1
vminss	%xmm0,%xmm1,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vextractf128	$1,%ymm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vextractf32x4	$2,%zmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vmovshdup	%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufpd	$1,%xmm2,%xmm2,%xmm4
vminss	%xmm1,%xmm4,%xmm1
vshufps	$255,%xmm2,%xmm2,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vextractf32x4	$3,%zmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm1
vmovshdup	%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vshufpd	$1,%xmm0,%xmm0,%xmm2
vminss	%xmm1,%xmm2,%xmm1
vshufps	$255,%xmm0,%xmm0,%xmm0
vminss	%xmm1,%xmm0,%xmm0
vmovss	355f(%rip),%xmm8
vaddss	%xmm0,%xmm8,%xmm1
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm1,%zmm26,%k1 {%k1}
vblendmps	%zmm27,%zmm5,%zmm1 {%k1}
vmovshdup	%xmm1,%xmm2
vminss	%xmm1,%xmm2,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf128	$1,%ymm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$2,%zmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vmovshdup	%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufpd	$1,%xmm4,%xmm4,%xmm5
vminss	%xmm2,%xmm5,%xmm2
vshufps	$255,%xmm4,%xmm4,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vextractf32x4	$3,%zmm1,%xmm1
vminss	%xmm2,%xmm1,%xmm2
vmovshdup	%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufpd	$1,%xmm1,%xmm1,%xmm4
vminss	%xmm2,%xmm4,%xmm2
vshufps	$255,%xmm1,%xmm1,%xmm1
vminss	%xmm2,%xmm1,%xmm1
vcvttss2si	%xmm0,%edi
decl	%edi
vcvttss2si	%xmm1,%r9d
decl	%r9d
movl	704(%rsp),%esi
cmpl	%esi,%edi
movl	%esi,%r8d
cmovll	%edi,%r8d
cmpl	%ebp,%r9d
movl	%ebp,%edx
cmovll	%r9d,%edx
vaddss	%xmm1,%xmm8,%xmm0
vbroadcastss	%xmm0,%zmm0
vbroadcastss	%xmm1,%zmm1
vcmpleps	%zmm27,%zmm1,%k2
vcmpleps	%zmm0,%zmm27,%k0 {%k2}
kandw	%k0,%k1,%k1
vbroadcastss	355f(%rip),%zmm11
vmovaps	%zmm11,%zmm1 {%k1} {z}
testq	%r13,%r13
je	336b
movl	%r8d,%r10d
sarl	$31,%r10d
andnl	%r8d,%r10d,%r10d
movl	%edx,%r8d
sarl	$31,%r8d
andnl	%edx,%r8d,%r14d
leaq	1(%r10),%r8
leaq	2(%r10),%rdx
vcvtsi2ss	%r8,%xmm15,%xmm2
leaq	3(%r10),%r8
vcvtsi2ss	%rdx,%xmm15,%xmm5
vcvtsi2ss	%r8,%xmm15,%xmm8
leaq	4(%r10),%r8
leaq	1(%r14),%rdx
vcvtsi2ss	%r8,%xmm15,%xmm12
leaq	2(%r14),%r8
vcvtsi2ss	%rdx,%xmm15,%xmm15
vcvtsi2ss	%r8,%xmm14,%xmm19
leaq	3(%r14),%r11
leaq	4(%r14),%rdx
movq	%r10,1152(%rsp)
vcvtsi2ss	%r10d,%xmm14,%xmm0
vbroadcastss	%xmm0,%zmm0
vsubps	%zmm0,%zmm24,%zmm0
vbroadcastss	357f(%rip),%zmm18
vandps	%zmm18,%zmm0,%zmm0
vsubps	%zmm0,%zmm11,%zmm4
vmaxps	%zmm17,%zmm4,%zmm4
vbroadcastss	424f(%rip),%zmm21
vsubps	%zmm0,%zmm21,%zmm0
vmaxps	%zmm17,%zmm0,%zmm0
vmulps	%zmm4,%zmm4,%zmm14
vmulps	%zmm0,%zmm0,%zmm23
vmulps	%zmm14,%zmm4,%zmm4
vbroadcastss	436f(%rip),%zmm9
vmulps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm23,%zmm0,%zmm4
vbroadcastss	437f(%rip),%zmm13
vmulps	%zmm13,%zmm4,%zmm0
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm4
vmaxps	%zmm17,%zmm4,%zmm4
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm4,%zmm4,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm4,%zmm4
vmulps	%zmm9,%zmm4,%zmm4
vfmadd231ps	%zmm23,%zmm2,%zmm4
vmulps	%zmm13,%zmm4,%zmm4
vbroadcastss	%xmm5,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm5
vmaxps	%zmm17,%zmm5,%zmm5
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm5,%zmm5,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm5,%zmm5
vmulps	%zmm9,%zmm5,%zmm5
vfmadd231ps	%zmm23,%zmm2,%zmm5
vmulps	%zmm13,%zmm5,%zmm5
vbroadcastss	%xmm8,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm8
vmaxps	%zmm17,%zmm8,%zmm8
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm8,%zmm8,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm8,%zmm8
vmulps	%zmm9,%zmm8,%zmm8
vfmadd231ps	%zmm23,%zmm2,%zmm8
vmulps	%zmm13,%zmm8,%zmm8
vbroadcastss	%xmm12,%zmm2
vsubps	%zmm2,%zmm24,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm12
vmaxps	%zmm17,%zmm12,%zmm12
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm12,%zmm12,%zmm14
vmulps	%zmm2,%zmm2,%zmm23
vmulps	%zmm14,%zmm12,%zmm12
vmulps	%zmm9,%zmm12,%zmm12
vfmadd231ps	%zmm23,%zmm2,%zmm12
vmulps	%zmm13,%zmm12,%zmm12
movq	%r14,1088(%rsp)
vcvtsi2ss	%r14d,%xmm10,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm14
vmaxps	%zmm17,%zmm14,%zmm14
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm14,%zmm14,%zmm23
vmulps	%zmm2,%zmm2,%zmm25
vmulps	%zmm23,%zmm14,%zmm14
vmulps	%zmm9,%zmm14,%zmm14
vfmadd231ps	%zmm25,%zmm2,%zmm14
vmulps	%zmm13,%zmm14,%zmm14
vbroadcastss	%xmm15,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm15
vmaxps	%zmm17,%zmm15,%zmm15
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm15,%zmm15,%zmm23
vmulps	%zmm2,%zmm2,%zmm25
vmulps	%zmm23,%zmm15,%zmm15
vmulps	%zmm9,%zmm15,%zmm15
vfmadd231ps	%zmm25,%zmm2,%zmm15
vmulps	%zmm13,%zmm15,%zmm15
vbroadcastss	%xmm19,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm19
vmaxps	%zmm17,%zmm19,%zmm19
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm19,%zmm19,%zmm23
vmulps	%zmm2,%zmm2,%zmm25
vmulps	%zmm23,%zmm19,%zmm19
vmulps	%zmm9,%zmm19,%zmm19
vfmadd231ps	%zmm25,%zmm2,%zmm19
vmulps	%zmm13,%zmm19,%zmm19
vcvtsi2ss	%r11,%xmm11,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm23
vmaxps	%zmm17,%zmm23,%zmm23
vsubps	%zmm2,%zmm21,%zmm2
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm23,%zmm23,%zmm25
vmulps	%zmm2,%zmm2,%zmm10
vmulps	%zmm25,%zmm23,%zmm23
vmulps	%zmm9,%zmm23,%zmm23
vfmadd231ps	%zmm10,%zmm2,%zmm23
vmulps	%zmm13,%zmm23,%zmm23
vcvtsi2ss	%rdx,%xmm11,%xmm2
vbroadcastss	%xmm2,%zmm2
vsubps	%zmm2,%zmm22,%zmm2
vandps	%zmm18,%zmm2,%zmm2
vsubps	%zmm2,%zmm11,%zmm10
vmaxps	%zmm17,%zmm10,%zmm10
vsubps	%zmm2,%zmm21,%zmm2
vxorps	%xmm21,%xmm21,%xmm21
vmaxps	%zmm17,%zmm2,%zmm2
vmulps	%zmm10,%zmm10,%zmm25
vmulps	%zmm2,%zmm2,%zmm11
vmulps	%zmm25,%zmm10,%zmm10
vmulps	%zmm9,%zmm10,%zmm10
vfmadd231ps	%zmm11,%zmm2,%zmm10
vmulps	%zmm13,%zmm10,%zmm25
cmpl	%r9d,%ebp
cmovll	%ebp,%r9d
movl	%r9d,%edx
sarl	$31,%edx
andnl	%r9d,%edx,%edx
addq	576(%rsp),%rdx
imulq	%r12,%rdx
cmpl	%edi,%esi
cmovll	%esi,%edi
movl	%edi,%r8d
sarl	$31,%r8d
andnl	%edi,%r8d,%edi
leaq	(%rdx,%rdi,4),%rdi
addq	240(%rsp),%rdi
movq	160(%rsp),%rbp
movq	64(%rsp),%r9
xorl	%edx,%edx
jmp	344f
.p2align	4
339:
xorl	%r11d,%r11d
342:
movq	%rdx,%rsi
imulq	%r13,%rsi
shlq	$6,%rsi
movq	24(%rsp),%rcx
leaq	(%rcx,%rsi),%r8
movq	%rbx,%r10
imulq	%r11,%r10
shlq	$6,%r11
vmovaps	(%r8,%r11),%zmm10
movq	32(%rsp),%rcx
vmovaps	(%rcx,%r10),%zmm11
vmovaps	%zmm29,%zmm17
vfmadd132ps	%zmm0,%zmm21,%zmm11
vfmadd231ps	192(%rcx,%r10),%zmm4,%zmm11
vfmadd231ps	384(%rcx,%r10),%zmm5,%zmm11
leaq	107776(%rcx,%rsi),%rsi
vfmadd231ps	576(%rcx,%r10),%zmm8,%zmm11
vfmadd231ps	768(%rcx,%r10),%zmm12,%zmm11
movq	80(%rsp),%rcx
vsubps	%zmm2,%zmm10,%zmm29
vmulps	%zmm11,%zmm1,%zmm2
vmulps	(%rsi,%r11),%zmm2,%zmm10
vfmadd231ps	%zmm2,%zmm10,%zmm28
vaddps	%zmm10,%zmm30,%zmm30
vfmadd213ps	%zmm17,%zmm10,%zmm29
343:
incq	%rdx
addq	640(%rsp),%rdi
addq	%r15,%r9
addq	%r15,%rbp
cmpq	%r13,%rdx
je	337b
344:
cmpq	$0,320(%rsp)
je	348f
cmpq	$-4,384(%rsp)
jne	345f
xorl	%r11d,%r11d
jmp	347f
.p2align	4
345:
movq	32(%rsp),%r8
xorl	%r11d,%r11d
vxorps	%xmm10,%xmm10,%xmm10
movq	832(%rsp),%rax
.p2align	4
346:
leaq	(%rdi,%r11,4),%rsi
vbroadcastss	-4(%rdi,%r11,4),%zmm2
vfmadd132ps	%zmm14,%zmm10,%zmm2
leaq	(%r12,%rsi),%r10
addq	$-4,%r10
vfmadd231ps	-4(%r12,%rsi){1to16},%zmm15,%zmm2
leaq	(%r10,%r12),%r14
vfmadd231ps	(%r12,%r10){1to16},%zmm19,%zmm2
leaq	(%r14,%r12),%r13
vfmadd231ps	(%r12,%r14){1to16},%zmm23,%zmm2
vfmadd231ps	(%r12,%r13){1to16},%zmm25,%zmm2
vmovaps	%zmm2,(%r8)
vbroadcastss	(%rdi,%r11,4),%zmm2
vfmadd132ps	%zmm14,%zmm10,%zmm2
vfmadd231ps	(%r12,%rsi){1to16},%zmm15,%zmm2
vfmadd231ps	4(%r12,%r10){1to16},%zmm19,%zmm2
vfmadd231ps	4(%r12,%r14){1to16},%zmm23,%zmm2
vfmadd231ps	4(%r12,%r13){1to16},%zmm25,%zmm2
vmovaps	%zmm2,192(%r8)
addq	$2,%r11
addq	$384,%r8
cmpq	%r11,%rax
jne	346b
vxorps	%xmm21,%xmm21,%xmm21
testb	$1,320(%rsp)
movq	96(%rsp),%r13
movq	448(%rsp),%rax
je	348f
347:
movq	%rdx,%r13
imulq	1024(%rsp),%r13
addq	1088(%rsp),%r13
movq	896(%rsp),%rax
leaq	(%rax,%r13),%r8
movq	960(%rsp),%rcx
leaq	(%rcx,%r13),%r14
movq	1904(%rsp),%rcx
leaq	(%rcx,%r13),%r10
movq	1408(%rsp),%rcx
leaq	(%rcx,%r13),%rsi
addq	576(%rsp),%r13
movq	1472(%rsp),%rax
imulq	%rax,%r13
movq	16(%rsp),%rcx
leaq	(%rcx,%r13,4),%r13
movq	%rdx,512(%rsp)
movq	1152(%rsp),%rdx
leaq	260(%r13,%rdx,4),%r13
vbroadcastss	(%r13,%r11,4),%zmm2
movq	96(%rsp),%r13
imulq	%rax,%rsi
leaq	(%rcx,%rsi,4),%rsi
leaq	(%rsi,%rdx,4),%rsi
addq	$260,%rsi
vfmadd132ps	%zmm14,%zmm21,%zmm2
vfmadd231ps	(%rsi,%r11,4){1to16},%zmm15,%zmm2
imulq	%rax,%r10
leaq	(%rcx,%r10,4),%rsi
leaq	(%rsi,%rdx,4),%rsi
addq	$260,%rsi
vfmadd231ps	(%rsi,%r11,4){1to16},%zmm19,%zmm2
imulq	%rax,%r14
leaq	(%rcx,%r14,4),%rsi
leaq	(%rsi,%rdx,4),%rsi
addq	$260,%rsi
vfmadd231ps	(%rsi,%r11,4){1to16},%zmm23,%zmm2
imulq	%rax,%r8
movq	448(%rsp),%rax
leaq	(%rcx,%r8,4),%rsi
leaq	(%rsi,%rdx,4),%rsi
addq	$260,%rsi
movq	512(%rsp),%rdx
vfmadd231ps	(%rsi,%r11,4){1to16},%zmm25,%zmm2
leaq	(%r11,%r11,2),%rsi
shlq	$6,%rsi
movq	32(%rsp),%rcx
vmovaps	%zmm2,(%rcx,%rsi)
movq	80(%rsp),%rcx
348:
movq	16(%rsp),%rsi
vbroadcastss	8(%rsi),%zmm2
cmpq	$0,72(%rsp)
je	339b
movq	32(%rsp),%r8
xorl	%r14d,%r14d
xorl	%r11d,%r11d
vxorps	%xmm21,%xmm21,%xmm21
.p2align	4
349:
vmovaps	(%r8),%zmm10
vfmadd132ps	%zmm0,%zmm21,%zmm10
vfmadd231ps	192(%r8),%zmm4,%zmm10
vfmadd231ps	384(%r8),%zmm5,%zmm10
vfmadd231ps	576(%r8),%zmm8,%zmm10
vfmadd231ps	768(%r8),%zmm12,%zmm10
vmovaps	-64(%r9,%r14),%zmm11
vmovaps	(%r9,%r14),%zmm17
vsubps	%zmm2,%zmm11,%zmm11
vmulps	%zmm10,%zmm1,%zmm10
vmulps	-64(%rbp,%r14),%zmm10,%zmm18
vfmadd231ps	%zmm10,%zmm18,%zmm28
vaddps	%zmm18,%zmm30,%zmm10
vmovaps	(%r8,%rbx),%zmm30
vfmadd132ps	%zmm0,%zmm21,%zmm30
vfmadd231ps	192(%r8,%rbx),%zmm4,%zmm30
vfmadd231ps	384(%r8,%rbx),%zmm5,%zmm30
vfmadd231ps	576(%r8,%rbx),%zmm8,%zmm30
vfmadd231ps	768(%r8,%rbx),%zmm12,%zmm30
vfmadd213ps	%zmm29,%zmm18,%zmm11
vsubps	%zmm2,%zmm17,%zmm29
vmulps	%zmm30,%zmm1,%zmm17
vmulps	(%rbp,%r14),%zmm17,%zmm18
vfmadd231ps	%zmm17,%zmm18,%zmm28
vaddps	%zmm18,%zmm10,%zmm30
vfmadd213ps	%zmm11,%zmm18,%zmm29
addq	$2,%r11
subq	$-128,%r14
addq	%rax,%r8
cmpq	%r11,%rcx
jne	349b
vxorps	%xmm21,%xmm21,%xmm21
testb	$1,%r13b
jne	342b
jmp	343b
.p2align	4
352:
vdivps	1216(%rsp),%zmm28,%zmm0
vmulps	1280(%rsp),%zmm0,%zmm0
vpaddd	%zmm30,%zmm0,%zmm1
vpandd	%zmm27,%zmm1,%zmm1
vpbroadcastd	355f(%rip),%zmm2
vpsubd	%zmm1,%zmm2,%zmm2
vcvtdq2ps	%zmm1,%zmm1
vfmsub213ps	%zmm28,%zmm0,%zmm2
vmulps	%zmm2,%zmm2,%zmm3
vbroadcastss	385f(%rip),%zmm4
vbroadcastss	386f(%rip),%zmm0
vfmadd213ps	%zmm0,%zmm2,%zmm4
vbroadcastss	387f(%rip),%zmm5
vfmadd213ps	388f(%rip){1to16},%zmm2,%zmm5
vbroadcastss	389f(%rip),%zmm0
vfmadd213ps	392f(%rip){1to16},%zmm2,%zmm0
vfmadd231ps	393f(%rip){1to16},%zmm3,%zmm0
vfmadd213ps	%zmm5,%zmm3,%zmm0
vfmadd213ps	%zmm4,%zmm3,%zmm0
vfmadd213ps	%zmm2,%zmm3,%zmm0
vfmadd231ps	394f(%rip){1to16},%zmm1,%zmm0
vmovups	5424(%rsp),%zmm1
vfmadd231ps	395f(%rip){1to16},%zmm1,%zmm0
vmovups	1344(%rsp),%zmm1
vfmadd231ps	396f(%rip){1to16},%zmm1,%zmm0
movl	12(%rsp),%ebp
testb	$32,%bpl
movq	7232(%rsp),%rdi
movq	208(%rsp),%rsi
movq	136(%rsp),%rax
movl	88(%rsp),%ecx
movl	48(%rsp),%edx
movq	216(%rsp),%r14
movq	224(%rsp),%r15
jne	7b
vbroadcastss	369f(%rip),%zmm4
vmovups	3440(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm28,%zmm2
vmovups	3504(%rsp),%zmm1
vmaxps	%zmm4,%zmm1,%zmm1
vsqrtps	%zmm1,%zmm1
vdivps	%zmm1,%zmm28,%zmm1
vmovups	3568(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm11
vmovups	3696(%rsp),%zmm3
vmaxps	%zmm4,%zmm3,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm13
vmulps	3632(%rsp),%zmm1,%zmm3
vmulps	%zmm2,%zmm3,%zmm12
vmovaps	%zmm12,%zmm4
vfnmadd213ps	%zmm28,%zmm12,%zmm4
vbroadcastss	397f(%rip),%zmm9
vmaxps	%zmm9,%zmm4,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm5
vmulps	3760(%rsp),%zmm11,%zmm3
vmulps	%zmm2,%zmm3,%zmm6
vmulps	3824(%rsp),%zmm11,%zmm3
vmovaps	%zmm7,%zmm16
vmulps	%zmm12,%zmm6,%zmm7
vfmsub231ps	%zmm3,%zmm1,%zmm7
vmulps	%zmm5,%zmm7,%zmm7
vmovaps	%zmm6,%zmm8
vfnmadd213ps	%zmm28,%zmm6,%zmm8
vfnmadd231ps	%zmm7,%zmm7,%zmm8
vmaxps	%zmm9,%zmm8,%zmm3
vsqrtps	%zmm3,%zmm3
vdivps	%zmm3,%zmm28,%zmm3
vminps	%zmm28,%zmm4,%zmm4
vminps	%zmm4,%zmm8,%zmm4
vmulps	3888(%rsp),%zmm13,%zmm8
vmulps	%zmm2,%zmm8,%zmm8
vmulps	3952(%rsp),%zmm13,%zmm9
vmulps	%zmm12,%zmm8,%zmm10
vfmsub231ps	%zmm9,%zmm1,%zmm10
vmulps	%zmm5,%zmm10,%zmm9
vmulps	4016(%rsp),%zmm13,%zmm10
vmulps	%zmm6,%zmm8,%zmm14
vfmsub231ps	%zmm10,%zmm11,%zmm14
vfnmadd231ps	%zmm7,%zmm9,%zmm14
vmulps	%zmm3,%zmm14,%zmm10
vmovaps	%zmm8,%zmm14
vfnmadd213ps	%zmm28,%zmm8,%zmm14
vfnmadd231ps	%zmm9,%zmm9,%zmm14
vfnmadd231ps	%zmm10,%zmm10,%zmm14
vminps	%zmm4,%zmm14,%zmm4
vcmpgtps	398f(%rip){1to16},%zmm4,%k0
vbroadcastss	357f(%rip),%zmm15
vmovups	4080(%rsp),%zmm17
vandps	%zmm15,%zmm17,%zmm4
vmaxps	%zmm21,%zmm4,%zmm4
vmovups	4208(%rsp),%zmm18
vandps	%zmm15,%zmm18,%zmm15
vmaxps	%zmm4,%zmm15,%zmm4
vcmpleps	%zmm28,%zmm16,%k2
vcmpleps	422f(%rip){1to16},%zmm4,%k3 {%k2}
vmovups	4144(%rsp),%zmm26
vaddps	%zmm26,%zmm17,%zmm4
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	5936(%rsp),%zmm15
vminps	%zmm4,%zmm15,%zmm4
vmovaps	%zmm15,%zmm4 {%k1}
vcmpunordps	%zmm4,%zmm4,%k1
vmovups	6000(%rsp),%zmm17
vmaxps	%zmm4,%zmm17,%zmm15
vmovaps	%zmm17,%zmm15 {%k1}
vbroadcastss	208(%r11),%zmm4
vmovaps	%zmm15,%zmm26 {%k3}
vbroadcastss	12(%r11),%zmm15
vmovaps	%zmm16,%zmm22
vcmpeqps	377f(%rip){1to16},%zmm16,%k1
vmovaps	%zmm4,%zmm26 {%k1}
movq	152(%rsp),%rcx
movq	%rcx,%rax
shlq	$6,%rax
vmovaps	%zmm26,(%rsi,%rax)
vmovups	4272(%rsp),%zmm26
vaddps	%zmm26,%zmm18,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6064(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6128(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
vmovaps	%zmm4,%zmm26 {%k1}
addq	%rbx,%rcx
shlq	$6,%rcx
movq	%rcx,%r12
vmovaps	%zmm26,(%rsi,%rcx)
vmovups	4464(%rsp),%zmm26
vaddps	4336(%rsp),%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6192(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6256(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
leaq	(%rsi,%rax),%rdx
vmulps	%zmm15,%zmm26,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
movq	%rbx,%rcx
shlq	$7,%rcx
vmovaps	%zmm16,(%rcx,%rdx)
vmovups	4528(%rsp),%zmm26
vaddps	4400(%rsp),%zmm26,%zmm16
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6320(%rsp),%zmm17
vminps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vcmpunordps	%zmm16,%zmm16,%k4
vmovups	6384(%rsp),%zmm17
vmaxps	%zmm16,%zmm17,%zmm16
vmovaps	%zmm17,%zmm16 {%k4}
vmovaps	%zmm16,%zmm26 {%k3}
vmulps	%zmm15,%zmm26,%zmm16
vmovaps	%zmm4,%zmm16 {%k1}
leaq	(%rbx,%rbx,2),%rcx
movq	%rsi,%r10
movq	%rcx,%rsi
shlq	$6,%rsi
vmovaps	%zmm16,(%rsi,%rdx)
movl	$4,%edx
testb	$2,%bpl
je	353f
vmaxps	397f(%rip){1to16},%zmm14,%zmm14
vsqrtps	%zmm14,%zmm14
vbroadcastss	379f(%rip),%zmm17
vxorps	%zmm17,%zmm12,%zmm16
vdivps	%zmm14,%zmm28,%zmm12
vmulps	%zmm15,%zmm11,%zmm11
vmulps	%zmm15,%zmm13,%zmm13
kandw	%k0,%k2,%k2
movl	%ebp,%esi
andl	$4,%esi
movl	%esi,%edx
shrl	$2,%edx
movq	%rbx,%r9
shlq	$8,%r9
addq	%r10,%r9
xorl	%edi,%edi
testl	%esi,%esi
setne	%dil
leaq	6(%rdx,%rdx,2),%r8
movl	$13,%edx
movl	$7,%ebx
cmoveq	%rbx,%rdx
movq	56(%rsp),%rbx
addq	$5,%rdi
imulq	%rbx,%rdi
shlq	$6,%rdi
addq	%r10,%rdi
imulq	%rbx,%r8
shlq	$6,%r8
addq	%r10,%r8
imulq	%rbx,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmulps	%zmm16,%zmm5,%zmm16
vfmadd231ps	%zmm16,%zmm7,%zmm6
vxorps	%zmm17,%zmm6,%zmm6
vmulps	%zmm6,%zmm3,%zmm15
vxorps	%zmm17,%zmm5,%zmm6
vmulps	%zmm6,%zmm7,%zmm6
vmulps	%zmm3,%zmm6,%zmm14
vfmadd231ps	%zmm16,%zmm9,%zmm8
vfmadd231ps	%zmm15,%zmm10,%zmm8
vxorps	%zmm17,%zmm8,%zmm6
vmulps	%zmm6,%zmm12,%zmm8
vmulps	%zmm9,%zmm5,%zmm6
vfmadd231ps	%zmm14,%zmm10,%zmm6
vxorps	%zmm17,%zmm6,%zmm6
vmulps	%zmm6,%zmm12,%zmm7
vxorps	%zmm17,%zmm3,%zmm6
vmulps	%zmm6,%zmm10,%zmm6
vmulps	%zmm12,%zmm6,%zmm6
vmovaps	%zmm16,%zmm9
vfmadd213ps	%zmm28,%zmm16,%zmm9
vfmadd231ps	%zmm15,%zmm15,%zmm9
vfmadd231ps	%zmm8,%zmm8,%zmm9
vmulps	%zmm9,%zmm2,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm2,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r9)
vmulps	%zmm5,%zmm5,%zmm9
vfmadd231ps	%zmm14,%zmm14,%zmm9
vfmadd231ps	%zmm7,%zmm7,%zmm9
vmulps	%zmm9,%zmm1,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm1,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdi)
movq	7232(%rsp),%rdi
vmulps	%zmm3,%zmm3,%zmm9
vfmadd231ps	%zmm6,%zmm6,%zmm9
vmulps	%zmm11,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm11,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%r8)
vmulps	%zmm12,%zmm12,%zmm9
vmulps	%zmm13,%zmm9,%zmm9
vmovaps	%zmm4,%zmm10
vmulps	%zmm9,%zmm13,%zmm10 {%k2}
vmovaps	%zmm10,(%rax,%rdx)
movl	$8,%edx
testl	%esi,%esi
je	353f
vmulps	%zmm16,%zmm5,%zmm5
vfmadd231ps	%zmm15,%zmm14,%zmm5
vfmadd231ps	%zmm8,%zmm7,%zmm5
vmulps	%zmm5,%zmm1,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
leaq	(%rbx,%rbx,4),%rdx
movq	%rdx,%rsi
shlq	$6,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm15,%zmm3,%zmm5
vfmadd231ps	%zmm8,%zmm6,%zmm5
vmulps	%zmm11,%zmm5,%zmm5
vmovaps	%zmm4,%zmm9
vmulps	%zmm5,%zmm2,%zmm9 {%k2}
imulq	$448,%rbx,%rsi
addq	%r10,%rsi
vmovaps	%zmm9,(%rax,%rsi)
vmulps	%zmm14,%zmm3,%zmm3
vfmadd231ps	%zmm7,%zmm6,%zmm3
vmulps	%zmm11,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm1,%zmm5 {%k2}
movq	%rbx,%rsi
shlq	$9,%rsi
addq	%r10,%rsi
vmovaps	%zmm5,(%rax,%rsi)
vmulps	%zmm8,%zmm12,%zmm3
vmulps	%zmm13,%zmm3,%zmm3
vmovaps	%zmm4,%zmm5
vmulps	%zmm3,%zmm2,%zmm5 {%k2}
shlq	$7,%rdx
addq	%r10,%rdx
vmovaps	%zmm5,(%rax,%rdx)
vmulps	%zmm7,%zmm12,%zmm2
vmulps	%zmm13,%zmm2,%zmm2
vmovaps	%zmm4,%zmm3
vmulps	%zmm2,%zmm1,%zmm3 {%k2}
imulq	$704,%rbx,%rdx
addq	%r10,%rdx
vmovaps	%zmm3,(%rax,%rdx)
vmulps	%zmm6,%zmm12,%zmm1
vmulps	%zmm13,%zmm1,%zmm1
vmulps	%zmm1,%zmm11,%zmm4 {%k2}
shlq	$8,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
movl	$14,%edx
353:
testb	$8,%bpl
vmovaps	%zmm22,%zmm18
je	6b
vbroadcastss	208(%r11),%zmm1
vcmpeqps	377f(%rip){1to16},%zmm18,%k2
vmovups	3376(%rsp),%zmm3
vaddps	%zmm3,%zmm3,%zmm2
vfmsub132ps	423f(%rip){1to16},%zmm3,%zmm0
vbroadcastss	100(%r11),%zmm4
vxorps	%xmm5,%xmm5,%xmm5
vfmadd213ps	%zmm5,%zmm19,%zmm4
vmovups	5488(%rsp),%zmm8
vfmadd231ps	104(%r11){1to16},%zmm8,%zmm4
vmovups	5552(%rsp),%zmm7
vfmadd231ps	108(%r11){1to16},%zmm7,%zmm4
vfmadd231ps	112(%r11){1to16},%zmm29,%zmm4
vmovups	5616(%rsp),%zmm26
vfmadd231ps	116(%r11){1to16},%zmm26,%zmm4
vfmadd231ps	120(%r11){1to16},%zmm25,%zmm4
vfmadd231ps	124(%r11){1to16},%zmm24,%zmm4
vfmadd231ps	128(%r11){1to16},%zmm23,%zmm4
vmovups	5680(%rsp),%zmm22
vfmadd231ps	132(%r11){1to16},%zmm22,%zmm4
vbroadcastss	136(%r11),%zmm3
vmovups	5872(%rsp),%zmm6
vaddps	%zmm4,%zmm6,%zmm4
vfmadd213ps	%zmm5,%zmm19,%zmm3
vfmadd231ps	140(%r11){1to16},%zmm8,%zmm3
vfmadd231ps	144(%r11){1to16},%zmm7,%zmm3
vfmadd231ps	148(%r11){1to16},%zmm29,%zmm3
vfmadd231ps	152(%r11){1to16},%zmm26,%zmm3
vfmadd231ps	156(%r11){1to16},%zmm25,%zmm3
vfmadd231ps	160(%r11){1to16},%zmm24,%zmm3
vfmadd231ps	164(%r11){1to16},%zmm23,%zmm3
vfmadd231ps	168(%r11){1to16},%zmm22,%zmm3
vxorps	%xmm21,%xmm21,%xmm21
vfmadd132ps	172(%r11){1to16},%zmm5,%zmm19
vfmadd231ps	176(%r11){1to16},%zmm8,%zmm19
vfmadd231ps	180(%r11){1to16},%zmm7,%zmm19
vfmadd231ps	184(%r11){1to16},%zmm29,%zmm19
vfmadd231ps	188(%r11){1to16},%zmm26,%zmm19
vfmadd231ps	192(%r11){1to16},%zmm25,%zmm19
vfmadd231ps	196(%r11){1to16},%zmm24,%zmm19
vfmadd231ps	200(%r11){1to16},%zmm23,%zmm19
vfmadd231ps	204(%r11){1to16},%zmm22,%zmm19
vfmadd231ps	424f(%rip){1to16},%zmm6,%zmm3
vfmadd231ps	425f(%rip){1to16},%zmm6,%zmm19
vmovaps	%zmm1,%zmm0 {%k2}
movq	%rdx,%rcx
imulq	%rbx,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm0,(%rax,%rcx)
vmovaps	%zmm1,%zmm2 {%k2}
leaq	1(%rdx),%rcx
imulq	%rbx,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm2,(%rax,%rcx)
vmovaps	%zmm1,%zmm4 {%k2}
leaq	2(%rdx),%rcx
imulq	%rbx,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm4,(%rax,%rcx)
vmovaps	%zmm1,%zmm3 {%k2}
leaq	3(%rdx),%rcx
imulq	%rbx,%rcx
shlq	$6,%rcx
addq	%r10,%rcx
vmovaps	%zmm3,(%rax,%rcx)
vmovaps	%zmm1,%zmm19 {%k2}
addq	$4,%rdx
imulq	%rbx,%rdx
shlq	$6,%rdx
addq	%r10,%rdx
vmovaps	%zmm19,(%rax,%rdx)
jmp	6b
354:
addq	$7160,%rsp
popq	%rbx
popq	%r12
popq	%r13
popq	%r14
popq	%r15
popq	%rbp
vzeroupper
retq
.p2align	2,0x0
355:
.long	0x3f800000
356:
.long	1048576
357:
.long	2147483647
358:
.long	0x3f40094e
359:
.long	0x3e1d5a5a
362:
.long	0x3bd74912
363:
.long	0x3f156f3d
364:
.long	0x3d26f715
365:
.long	8388607
366:
.long	1400897535
367:
.long	0xc9800000
368:
.long	0x3f000000
369:
.long	0x0da24260
372:
.long	0x1e3ce508
373:
.long	0xbf800000
374:
.long	0x41100000
375:
.long	0x3e800000
376:
.long	0x41490fdb
377:
.long	0x40800000
378:
.long	0x40a00000
379:
.long	0x80000000
382:
.long	0x49742400
383:
.long	3234528013
384:
.long	4286578688
385:
.long	0x3eaaac4e
386:
.long	0xbf00000d
387:
.long	0x3e4bdb47
388:
.long	0xbe7fd7d0
389:
.long	0x3e259a3a
392:
.long	0xbe2ec8d2
393:
.long	0xbddadb52
394:
.long	0x33b17218
395:
.long	0x3f317218
396:
.long	0x3feb3f8f
397:
.long	0x358637bd
398:
.long	0x38d1b717
399:
.long	0x40400000
422:
.long	0x7f7fffff
423:
.long	0xbf000000
424:
.long	0x40000000
425:
.long	0x41000000
426:
.long	0x3f400000
427:
.long	0x7149f2ca
428:
.long	0x45800000
429:
.long	0xc5800000
432:
.long	0x41200000
433:
.long	0x3d4ccccd
434:
.long	0xc9742400
435:
.long	0xc0000000
436:
.long	0xc0800000
437:
.long	0x3e2aaaab
438:
.long	0x3fc00000
439:
.long	0x3c23d70a
442:
.long	0x41400000
443:
.long	0x3727c5ac
444:
.long	0x3a83126f
445:
.long	0x41800000
446:
.long	2
447:
.long	4
448:
.long	8
449:
.long	0x350637bd
452:
.long	0x34210fb0
453:
.long	0x3f666666
454:
.long	0x3cf5c28f
455:
.long	0x26901d7d
456:
.long	0x3f800054
457:
.long	0xbf4ccccd
458:
.short	65535
.short	0
.p2align	6,0x0
459:
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
.short	65535
.short	0
